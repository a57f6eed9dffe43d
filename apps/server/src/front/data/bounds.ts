/** How much one request may ask for. Beyond each of them it is refused with a 4xx before PostgreSQL sees it. */

/** Bytes of a body. */
export const largestBody = 4 * 1024 * 1024
/** Lists and objects inside one another in a body. */
export const deepestBody = 100
/** Lists, objects, values and names in a body: some 4,000 rows of twelve columns. */
export const mostParts = 100_000
/** Characters of an address; the server in front of us takes 16 KB of address and headers. */
export const longestAddress = 16_000
/** Filters, orders and the like of one request. */
export const mostParameters = 100
/** Conditions in all `or` and `and` of one parameter. */
export const mostConditions = 200
/** `or` and `and` inside one another. */
export const deepestLogic = 10
/** Values of one `in`. */
export const mostListed = 1000
/** Columns and relations of one select. */
export const mostSelected = 300
/** Relations inside one another in a select. */
export const deepestEmbeds = 5
/** Relations of one select. */
export const mostEmbeds = 20
/** Steps into a JSON column. */
export const longestPath = 20
/** Bytes of the answer; what it is made of lies in PostgreSQL's memory, then in ours. */
export const largestAnswer = 32 * 1024 * 1024
/** Rows of each list of an answer, as on hosted Supabase. */
export const mostRows = 1000
