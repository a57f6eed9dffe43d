/** An error with two texts: what the person reads, and the cause for the log. */
export class AppError extends Error {
  override name = 'AppError'
  readonly status: number
  /** Stable, for programs. */
  readonly code: string

  /** @param message what the person reads: what happened and what to do */
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

/** A condition that keeps the server from starting; the message is the one line the operator reads. */
export class StartError extends Error {
  override name = 'StartError'
}

export const unauthorized = () =>
  new AppError(401, 'unauthorized', 'Please sign in again; this request carried no valid session.')

export const tooLarge = () => new AppError(413, 'too_large', 'This is more than the server takes at once.')

export const tooManyRequests = () =>
  new AppError(429, 'too_many_requests', 'That was a lot at once. Please wait a minute and try again.')

/** The text is the one the web app knows this error by (requirement 8.1). */
export const insufficientCredits = () => new AppError(402, 'insufficient_credits', 'Insufficient credits')

/** @param cause why the database could not be reached */
export const unavailable = (cause: unknown) =>
  new AppError(503, 'unavailable', 'The server cannot reach its database. Please try again in a moment.', {
    cause,
  })

export const notFound = () => new AppError(404, 'not_found', 'There is nothing at this address.')

export const invalidRequest = (message: string) => new AppError(400, 'invalid_request', message)
