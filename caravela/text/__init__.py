"""What people read, in four languages: a Speaker turns message ids with terms into sentences.

The sentences are Fluent messages in <language>/core.ftl and web_*.ftl; those of a game in its own words/<language>/: names.ftl
(components), play.ftl (log, questions, options) and others. A term of a phrase gives a message several variables:
`$region` is the name "Peru", `$region_in`, `$region_to`, … are the attributes of its name message ("in Peru", "to Peru"),
and `$region_id` is the bare id.
"""

from caravela.text.languages import FOLDER, LANGUAGES, bundle, closest_language, find_language, plain, variables
from caravela.text.speaker import Speaker

__all__ = ["FOLDER", "LANGUAGES", "Speaker", "bundle", "closest_language", "find_language", "plain", "variables"]
