import { DataError, quoted } from '../data-error.ts'

/** How the answer is written. */
export interface MediaType {
  kind: 'list' | 'object' | 'csv'
  /** Whether keys without a value are left out. */
  isStripped: boolean
  contentType: string
}

const utf8 = '; charset=utf-8'
const list: MediaType = { kind: 'list', isStripped: false, contentType: `application/json${utf8}` }

/**
 * The first media type of `Accept` that is offered.
 * @throws DataError where none is
 */
export function chooseMediaType(accept: string | undefined): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return list
  for (const asked of accept.split(',')) {
    const found = read(asked)
    if (found) return found
  }
  throw new DataError(406, 'PGRST107', `None of these media types are available: ${quoted(accept)}`)
}

function read(asked: string): MediaType | undefined {
  const [type = '', ...parameters] = asked.split(';').map((part) => part.trim().toLowerCase())
  const isStripped = parameters.includes('nulls=stripped')
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return list
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { kind: 'list', isStripped, contentType: vendored('array', isStripped) }
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { kind: 'object', isStripped, contentType: vendored('object', isStripped) }
    case 'text/csv':
      return { kind: 'csv', isStripped: false, contentType: `text/csv${utf8}` }
    default:
      return undefined
  }
}

const vendored = (name: string, isStripped: boolean) =>
  `application/vnd.pgrst.${name}+json${isStripped ? ';nulls=stripped' : ''}${utf8}`
