import { DatabaseError } from '../../database/database.ts'
import { isPassing } from '../../database/unavailable.ts'
import { CallerError } from '../authenticate.ts'

/** What the storage API says no with: its clients read `message`, `statusCode` and `code`. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal'
  readonly status: number
  /** As in Supabase's list of storage errors. */
  readonly code: string
  /** Seconds after which it may go better. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }

  toResponse(): Response {
    const { status, code, message, retryAfter } = this
    const body = { statusCode: String(status), error: code, code, message }
    return Response.json(body, {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    })
  }
}

export const noSuchObject = () => new StorageRefusal(404, 'NoSuchKey', 'Object not found')
export const noSuchBucket = () => new StorageRefusal(404, 'NoSuchBucket', 'Bucket not found')
export const invalidRequest = (message: string) => new StorageRefusal(400, 'InvalidRequest', message)
export const accessDenied = (message: string) => new StorageRefusal(403, 'AccessDenied', message)
export const slowDown = (message: string, retryAfter = 10) =>
  new StorageRefusal(429, 'SlowDown', message, retryAfter)
export const notOffered = () =>
  new StorageRefusal(404, 'FeatureNotOffered', 'This server does not offer what was asked for')
export const tooLarge = () =>
  new StorageRefusal(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size')

/** What PostgreSQL refuses, by its SQLSTATE. */
const byState: Record<string, () => StorageRefusal> = {
  '23505': () => new StorageRefusal(409, 'Duplicate', 'The resource already exists'),
  '23503': noSuchBucket,
  '42501': () => accessDenied('new row violates row-level security policy'),
  // What a rule of a policy or a trigger refuses.
  '23514': () => accessDenied('The rules of this bucket do not allow this object'),
  FQ001: () => new StorageRefusal(413, 'QuotaExceeded', 'Your space for files is used up: delete some first'),
  '57014': () => new StorageRefusal(503, 'DatabaseTimeout', 'This took too long; please try again', 5),
}

/** The refusal that an error is; undefined where it is a fault of ours. */
export function toRefusal(error: unknown): StorageRefusal | undefined {
  if (error instanceof StorageRefusal) return error
  if (error instanceof CallerError) return new StorageRefusal(401, 'InvalidJWT', error.message)
  if (isPassing(error))
    return new StorageRefusal(
      503,
      'DatabaseUnavailable',
      'The server is busy; please try again in a moment',
      2,
    )
  if (!(error instanceof DatabaseError)) return undefined
  // Values that PostgreSQL cannot take, such as a zero character.
  if (error.code?.startsWith('22')) return invalidRequest('A value cannot be read')
  return byState[error.code ?? '']?.()
}
