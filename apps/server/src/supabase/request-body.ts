import { invalidRequest } from '../errors.ts'

/** Storage addresses whose body is a file, not JSON. */
const takesFile = /^\/storage\/v1\/object\/(?!list\b|list-v2\b|sign\/|copy$|move$)/
/** Storage addresses that mean nothing without a body. */
const needsBody = /^\/storage\/v1\/(?:bucket|object\/(?:copy|move|list|sign\/|[^/]+\/?$))/
const hasNoBody = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What an account request may only say in text. */
const textFields = new Set(
  (
    'email phone password token token_hash type refresh_token auth_code nonce code_verifier code_challenge ' +
    'code_challenge_method redirect_to provider id_token'
  ).split(' '),
)
const neverNull = new Set(['email', 'phone', 'password'])

/** What is told of a part of a request that cannot be read. */
export const notReadable = (what: string) => invalidRequest(`The ${what} of this request cannot be read.`)

/**
 * The address without its encoding.
 * @throws AppError where it cannot be decoded, or holds a NUL that no database takes
 */
export function decodePath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const path = decode(pathname)
  const query = decode(search.replaceAll('+', ' '))
  if (`${path}${query}`.includes('\0')) throw notReadable('address')
  return path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw notReadable('address')
  }
}

/**
 * Reads the body ahead of the backend, which breaks on one it cannot parse.
 * @returns the JSON of it; undefined where there is none, or it is a file
 * @throws AppError where it is not what the address takes
 */
export async function readBody(request: Request, path: string): Promise<object | undefined> {
  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.startsWith('multipart/form-data')) {
    await request.clone().formData().catch(refuseForm)
    return undefined
  }
  if (hasNoBody.has(request.method)) return undefined
  return takesJson(request.method, path, contentType) ? readJson(request, path) : undefined
}

function refuseForm(): never {
  throw notReadable('form')
}

function takesJson(method: string, path: string, contentType: string): boolean {
  if (path.startsWith('/rest/v1/')) return contentType === '' || contentType.includes('json')
  return method === 'DELETE' || !takesFile.test(path)
}

async function readJson(request: Request, path: string): Promise<object | undefined> {
  const text = await request.clone().text()
  if (text === '' && !needsBody.test(path)) return undefined
  if (text.includes(String.raw`\u0000`)) throw notReadable('body')
  const body = parse(text)
  if (typeof body !== 'object' || body === null)
    throw invalidRequest('The body of this request must be a JSON object.')
  if (path.startsWith('/auth/v1/')) refuseOtherThanText(body)
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The body of this request is not JSON.')
  }
}

function refuseOtherThanText(body: object): void {
  for (const [name, value] of Object.entries(body)) {
    // The account client sends some of them as null; of an address or a password that would mean to remove it.
    const isAbsent = value === null && !neverNull.has(name)
    if (textFields.has(name) && typeof value !== 'string' && !isAbsent)
      throw invalidRequest(`“${name}” must be a text.`)
  }
}
