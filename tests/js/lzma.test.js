// What `make site` packs, the site unpacks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { unpacked } from "../../caravela/site/static/lzma.js";

// By Python: lzma.compress(text, format=lzma.FORMAT_ALONE), with the size in its head as tools/site.py puts it there.
const PACKED =
  "AwAAAQCXGQAAAAAAAAAgnGVIVoqdDByuCvBGT5ATXV/X4QfPy0SUQk8anoLmSmEwrv8xOBaEpk/+83Brga4DKVxR3wT1zJwuNb3qrLgumDadFFH9PTk2vWmvw63SvIkzyivXf3slZYz0gub4zucWsTyvweVOXRrnGTRJMGxId3J1EN4pnyzUqmk3e4TClEY+TuP2ro/r1fPlK6k6VRCAjAjCIYrI2rcLbkL1L5CU+C85l9kMYNs1qmkAmlULOcavVp7iM9qD+tFkSu5E8JT7HWPg6kKhEa0YUH3kXCIRKnyaxLyiZBgK/NVjA2wIOMUhvQ6kTUempjHJuaJ5i7acq0ZzVd95rRsftQcemDth0oXjq+lrn3pKH//1lAls";
const TEXT = Array.from({ length: 300 }, (_, i) => `Ana settles Cuba (${(i * i) % 97}) `).join("");

test("what Python has packed is unpacked to the last byte", () => {
  assert.equal(new TextDecoder().decode(unpacked(Buffer.from(PACKED, "base64"))), TEXT);
});

