import { mostListed } from '../bounds.ts'
import { notTaken } from '../data-error.ts'
import { takeQuoted } from './field.ts'
import { checkPattern } from './safe-pattern.ts'
import type { Scanner } from './scanner.ts'

/** Operators that compare with one value, as SQL has them. */
const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const
const searches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const
const quantifiable = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const

type Comparison = keyof typeof comparisons
type Search = keyof typeof searches

/** What a filter asks of a field. SQL's own words come from the tables above, values are bound. */
export type Operation =
  | {
      kind: 'compare'
      operator: (typeof comparisons)[Comparison]
      quantifier: 'any' | 'all' | undefined
      value: string
    }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; state: (typeof states)[keyof typeof states] }
  | { kind: 'search'; function: (typeof searches)[Search]; language: string | undefined; value: string }

export interface NegatableOperation {
  isNegated: boolean
  operation: Operation
}

const operatorName = /([a-z]+)(?:\(([^)]*)\))?\./uy

/**
 * Reads `not.eq.value` and the like.
 * @param takeValue takes the value from where it begins: to the end of a parameter, to the next comma inside `or`
 * @returns undefined where no operator begins here
 */
export function takeOperation(scanner: Scanner, takeValue: () => string): NegatableOperation | undefined {
  const isNegated = scanner.takes('not.')
  const start = scanner.position
  const [, name = '', modifier] = scanner.match(operatorName) ?? []
  const operation = toOperation(scanner, name, modifier, takeValue)
  if (operation) return { isNegated, operation }
  scanner.position = start
  return undefined
}

function toOperation(
  scanner: Scanner,
  name: string,
  modifier: string | undefined,
  takeValue: () => string,
): Operation | undefined {
  if (isKeyOf(searches, name)) {
    return { kind: 'search', function: searches[name], language: modifier, value: takeValue() }
  }
  if (isKeyOf(comparisons, name)) return toComparison(scanner, name, modifier, takeValue)
  if (modifier !== undefined) return undefined
  if (name === 'in') return { kind: 'in', values: takeList(scanner) }
  return name === 'is' ? { kind: 'is', state: toState(scanner, takeValue()) } : undefined
}

function toComparison(
  scanner: Scanner,
  name: Comparison,
  modifier: string | undefined,
  takeValue: () => string,
): Operation {
  const quantifier = modifier === 'any' || modifier === 'all' ? modifier : undefined
  if (modifier !== undefined && (!quantifier || !quantifiable.has(name))) throw scanner.failure('any or all')
  const value = takeValue()
  if (name === 'match' || name === 'imatch') checkPattern(value, quantifier !== undefined)
  const isLike = name === 'like' || name === 'ilike'
  return {
    kind: 'compare',
    operator: comparisons[name],
    quantifier,
    value: isLike ? value.replaceAll('*', '%') : value,
  }
}

function toState(scanner: Scanner, value: string): (typeof states)[keyof typeof states] {
  const name = value.toLowerCase()
  if (!isKeyOf(states, name)) throw scanner.failure('null, not_null, true, false or unknown')
  return states[name]
}

const listedValue = /[^,)]*/uy

/** Reads `("a,b",c)`. */
function takeList(scanner: Scanner): string[] {
  scanner.expect('(')
  const values: string[] = []
  if (scanner.takes(')')) return values
  do {
    values.push(takeQuoted(scanner) ?? scanner.match(listedValue)?.[0] ?? '')
    if (values.length > mostListed) throw notTaken(`A list of more than ${mostListed} values is not taken.`)
  } while (scanner.takes(','))
  scanner.expect(')')
  return values
}

const isKeyOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name)
