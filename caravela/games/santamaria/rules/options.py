"""The number of every option: `make options` writes them from vocabulary.py. The compiler wants constants."""

from typing import Final

SKIP: Final = 0
USE: Final = 1
USE_ALL: Final = 2
GO_ON: Final = 3
END: Final = 4
SELL: Final = 5  # 5 resource
BUY: Final = 10  # 5 resource
SWAP: Final = 15  # 5 paid x 5 resource
BUY_TILE: Final = 40  # 30 tile
COINS_ON: Final = 70  # 36 cell
DIE: Final = 106  # 2 colour x 6 value x 6 final
RETIRE: Final = 178  # 5 space
TRADE_IN: Final = 183  # 5 paid x 7 gain
EXPORT_FROM: Final = 218  # 4 dock
STEP_FOR: Final = 222  # 6 paid
MONK_TO: Final = 228  # 20 post
CHOOSE_BOARD: Final = 248  # 4 board
CHOOSE_HALL: Final = 252  # 4 hall
PLACE_AT: Final = 256  # 36 cell x 4 turn
PAY: Final = 400  # 35 gold x 6 coins
