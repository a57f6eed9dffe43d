export interface DataErrorOptions extends ErrorOptions {
  details?: string | null
  hint?: string | null
  headers?: Readonly<Record<string, string>>
}

/**
 * What the data API answers to a request that it cannot serve, in PostgREST's shape.
 * @see https://docs.postgrest.org/en/v13/references/errors.html
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  /** One of PostgREST's codes (PGRST…) or an SQLSTATE. */
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, options: DataErrorOptions = {}) {
    super(message, options)
    this.status = status
    this.code = code
    this.details = options.details ?? null
    this.hint = options.hint ?? null
    this.headers = options.headers ?? {}
  }
}

/** The longest part of a request that an error repeats, in characters. */
const longestQuote = 100

/** A part of a request as an error repeats it. */
export const quoted = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text

/** A part of the address that is not in PostgREST's grammar. */
export const unreadable = (what: string, text: string, position: number, expected: string): DataError =>
  new DataError(
    400,
    'PGRST100',
    `"failed to parse ${what} (${quoted(text)})" (line 1, column ${position + 1})`,
    { details: `expecting ${expected}` },
  )

/** A part of the request that is understood and not offered, or more than is taken at once. */
export const notTaken = (message: string, hint?: string): DataError =>
  new DataError(400, 'PGRST100', message, { hint: hint ?? null })

export const badBody = (message: string): DataError => new DataError(400, 'PGRST102', message)

export const badRange = (details: string): DataError =>
  new DataError(416, 'PGRST103', 'Requested range not satisfiable', { details })

export const unknownColumn = (relation: string, column: string): DataError =>
  new DataError(400, '42703', `column ${quoted(relation)}.${quoted(column)} does not exist`)

/** The rest of such a body is not read, so that its connection cannot be used again. */
export const tooLarge = (): DataError =>
  new DataError(413, 'too_large', 'This is more than the server takes at once.', {
    headers: { connection: 'close' },
  })
