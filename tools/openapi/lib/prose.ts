/** What the description says about the service as a whole (CommonMark). */
export const INTRODUCTION = `Exact Vedic (sidereal) astrology over HTTP: birth and divisional charts, Vimshottari dasha, panchanga, Krishnamurti Paddhati
and Ashtakoota. Every result says by which method, conventions and sources it was reckoned, and where published sources differ.

**Keys.** Every request but that of a feed carries the header \`X-API-Key\`. Live keys begin with \`svc_live_\`, test keys with \`svc_test_\`. A test key's
requests are checked like those of a live key; it is answered with a recorded result of the operation's example, and is never charged.

**Units.** Each operation costs its \`x-units\`; \`meta.units\` says what was charged. Only a 2xx is charged. The monthly quota of units is that of
the account, whichever of its keys calls; the requests in any 60 seconds are those of a key. Both depend on the account's plan.

**Repeating.** A charged call with a name in the header \`Idempotency-Key\` can be sent again within 24 hours: the same body to the same path is
computed again and not charged again, \`meta.units\` is then 0.

**Schools.** Operations exist in the schools of ayanamsa named in \`x-schools\`. Another school is answered with 501, never with a
result of a different school.

**Batches.** \`POST /v1/batches\` takes up to 100,000 inputs of one operation. Its results are read as lines of JSON.

**Input.** JSON in UTF-8, at most 16 KiB. Unknown fields are refused, and so is a query but that of batches. A number is a JSON number.

**Language.** With \`language\` in the body the names in \`data\` are texts of that language, \`meta.language\` says which, and
\`provenance.conventions.language_fallbacks\` which names it lacks. Documents are written in it; that lists \`sentences\` where some stayed English. Without it, or in English, an answer is what the schemas say to the letter.

**Examples.** All are recorded answers of test keys. Where a list in one has a single entry, it may be cut: the test key shows all of it.

**Versions.** Fields may be added within /v1, so a client should ignore those it does not know; the schemas here are closed to say
exactly what this version answers.`;

/** What the group of the endpoints of batches is. */
export const BATCHES_GROUP = 'Many inputs of one operation in a call, where the service keeps batches.';

/** What the group of operations is that no subject has; the others are described by the rooms themselves. */
export const SERVICE_GROUP = 'The service itself: free, but not without a key.';
