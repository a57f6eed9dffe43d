import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  NoOutputGeneratedError,
  NoSuchModelError,
  RetryError,
  StreamProviderError,
  TypeValidationError,
} from 'ai'
import { ModelProblem, type Problem, type ProblemKind } from './errors.ts'

/** What went wrong, from whatever the SDK, fetch or we ourselves threw. */
export function classifyError(error: unknown): Problem {
  if (error instanceof ModelProblem) return error.problem
  if (RetryError.isInstance(error)) return classifyError(error.lastError)
  if (LoadAPIKeyError.isInstance(error)) return { kind: 'invalid_key' }
  if (NoSuchModelError.isInstance(error)) return { kind: 'model_missing' }
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'TimeoutError') return { kind: 'timeout' }
  if (name === 'AbortError' || name === 'ResponseAborted') return { kind: 'aborted' }
  if (APICallError.isInstance(error)) return classifyResponse(error)
  if (StreamProviderError.isInstance(error)) return classifyStreamError(error)
  if (unreadable.some((type) => type.isInstance(error))) return { kind: 'bad_response' }
  if (isNetworkFailure(error)) return { kind: 'network' }
  return { kind: 'unknown' }
}

const unreadable = [
  NoOutputGeneratedError,
  TypeValidationError,
  JSONParseError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
]

function classifyResponse(error: APICallError): Problem {
  const { statusCode: status, responseBody = '', responseHeaders } = error
  // The connection broke after a good head: the status says nothing.
  if (status !== undefined && status < 400 && isNetworkFailure(error.cause)) return { kind: 'network' }
  const code = codeIn(error.data)
  const text = `${code ?? ''} ${error.message} ${responseBody}`
  const retryAfterMs = waitAsked(responseHeaders)
  return {
    kind: kindOf(status, text),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

/** An error that came after the response had begun. */
function classifyStreamError({ statusCode: status, code, type, message }: StreamProviderError): Problem {
  const word = [code, type].map(shortWord).find((known) => known !== undefined)
  const known = kindByText(`${code ?? ''} ${type ?? ''} ${message}`)
  const kind = known ?? (status === undefined ? 'overloaded' : kindByStatus(status))
  return { kind, ...(status !== undefined && { status }), ...(word !== undefined && { code: word }) }
}

// Providers give an empty account and a missing feature all sorts of status, so the text goes before the number.
const byText: readonly (readonly [ProblemKind, RegExp])[] = [
  ['quota', /insufficient_quota|exceeded your current quota|credit balance|billing|payment required/i],
  ['context_too_long', /context.length|context.window|maximum context|too many tokens|prompt is too long/i],
  ['context_too_long', /exceed_context_size|exceeds the (available )?context|input token count/i],
  ['content_filter', /content_filter|content management policy|content_policy|safety/i],
  ['overloaded', /overloaded/i],
]

const kindByText = (text: string): ProblemKind | undefined =>
  byText.find(([, pattern]) => pattern.test(text))?.[0]

function kindOf(status: number | undefined, text: string): ProblemKind {
  if (status === undefined) return 'network'
  // A key that is wrong may be told with a 400, and a body that is too large with a 413.
  if (status === 400 && /api.key/i.test(text)) return 'invalid_key'
  const known = kindByText(text)
  if (known !== undefined && status >= 400) return known
  const isAboutFormat = /response_format|json_schema|json_object|schema|grammar|output_config/i.test(text)
  if ((status === 400 || status === 422 || status === 501) && isAboutFormat) return 'unsupported'
  return kindByStatus(status)
}

function kindByStatus(status: number): ProblemKind {
  if (status === 401 || status === 403) return 'invalid_key'
  if (status === 402) return 'quota'
  if (status === 404) return 'model_missing'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 413) return 'context_too_long'
  if (status === 429) return 'rate_limit'
  if (status === 400 || status === 422) return 'bad_request'
  if (status >= 500) return 'overloaded'
  return status < 400 ? 'bad_response' : 'unknown'
}

function codeIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined
  const { error } = data
  if (typeof error !== 'object' || error === null) return undefined
  const fields = error as Record<string, unknown>
  return ['code', 'type', 'status'].map((key) => shortWord(fields[key])).find((word) => word !== undefined)
}

const shortWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,48}$/.test(value) ? value : undefined

function waitAsked(headers: Record<string, string> | undefined): number | undefined {
  const milliseconds = Number(headers?.['retry-after-ms'])
  if (milliseconds > 0) return milliseconds
  const seconds = Number(headers?.['retry-after'])
  return seconds > 0 ? seconds * 1000 : undefined
}

function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|UND_ERR)/.test(code)) return true
  return /fetch failed|terminated|socket/i.test(error.message) || isNetworkFailure(error.cause)
}
