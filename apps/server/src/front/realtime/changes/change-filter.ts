import type { PublishedColumn } from './published-tables.ts'

type Row = Record<string, unknown>

/** One condition of a filter, such as `level=gt.3`. */
export interface Condition {
  column: string
  matches: (row: Row) => boolean
}

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'is', 'isdistinct'] as const
type Operator = (typeof operators)[number]

const names = operators.join('|')
const condition = new RegExp(`^(\\w{1,63})=(not\\.)?(${names})\\.(.*)$`, 's')
/** A comma that begins another condition; any other one is part of a value. */
const between = new RegExp(`,(?=\\w{1,63}=(?:not\\.)?(?:${names})\\.)`)

/** A filter that cannot be followed; the message is for the developer who wrote it. */
export class FilterError extends Error {
  override readonly name = 'FilterError'
}

/**
 * Reads a filter as realtime-js writes it: conditions that all have to hold, on columns that are published.
 * @throws FilterError
 */
export function parseFilter(filter: string, columns: readonly PublishedColumn[]): Condition[] {
  return filter.split(between).map((text) => {
    const [, name, not, operator, value] = condition.exec(text.trim()) ?? []
    if (name === undefined || value === undefined) throw new FilterError(`cannot read the filter ${text}`)
    const column = columns.find((published) => published.name === name)
    if (!column) throw new FilterError(`column ${name} is not published`)
    const matches = readTest(operator as Operator, value, column)
    return { column: name, matches: not ? negate(matches) : matches }
  })
}

type Test = (row: Row) => boolean

// As in SQL: of what is null nothing is true, also not its opposite.
function negate(test: Test & { column?: string }): Test {
  return (row) => (test.column !== undefined && isNull(row[test.column]) ? false : !test(row))
}

const isNull = (value: unknown) => value === null || value === undefined

function readTest(operator: Operator, text: string, { name, type }: PublishedColumn): Test {
  if (operator === 'is') return readIs(text, name)
  const read = readerOf(type)
  if (operator === 'in') {
    const values = new Set(readList(text).map(read))
    return onValue(name, (value) => values.has(read(value)))
  }
  const wanted = read(unquote(text))
  if (operator === 'isdistinct')
    return (row) => isNull(row[name]) || holds((value) => read(value) !== wanted, row[name])
  const compare = comparisons[operator]
  return onValue(name, (value) => compare(read(value), wanted))
}

function onValue(column: string, test: (value: unknown) => boolean): Test {
  return Object.assign((row: Row) => !isNull(row[column]) && holds(test, row[column]), { column })
}

/** A value that cannot be compared, such as an infinite one, matches nothing. */
function holds(test: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return test(value)
  } catch {
    return false
  }
}

const comparisons: Record<
  Exclude<Operator, 'in' | 'is' | 'isdistinct'>,
  (a: Comparable, b: Comparable) => boolean
> = {
  eq: (a, b) => a === b,
  neq: (a, b) => a !== b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
}

function readIs(text: string, column: string): Test {
  const wanted = { null: null, true: true, false: false, unknown: null }[text]
  if (wanted === undefined) throw new FilterError(`cannot read is.${text}`)
  return (row) => (row[column] ?? null) === wanted
}

type Comparable = string | number | bigint

/** How values of a type are compared: numbers and times by size, all else as text. */
function readerOf(type: string): (value: unknown) => Comparable {
  if (/^(?:int[248]|oid)$/.test(type)) return (value) => check(value, /^-?\d{1,20}$/, BigInt)
  if (/^(?:float[48]|numeric)$/.test(type))
    return (value) => check(value, /^-?[\d.]{1,40}(?:e[+-]?\d{1,3})?$/i, Number)
  if (/^(?:timestamptz?|date)$/.test(type)) return (value) => check(value, /^\d{4}-\d\d-\d\d/, Date.parse)
  if (/^(?:text|varchar|bpchar|uuid|bool|citext|name)$/.test(type)) return textOf
  // Enumerations compare as text; lists and documents do not.
  if (type.startsWith('_') || /^(?:jsonb?|bytea)$/.test(type))
    throw new FilterError(`cannot filter by a ${type}`)
  return textOf
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function check<Value extends number | bigint>(
  value: unknown,
  shape: RegExp,
  read: (text: string) => Value,
): Value {
  const text = textOf(value)
  const result = shape.test(text) ? read(text) : undefined
  if (result === undefined || Number.isNaN(result)) throw new FilterError(`cannot read the value ${text}`)
  return result
}

/** The items of `(a,"b,c",d)`. */
function readList(text: string): string[] {
  const inside = /^\((.*)\)$/s.exec(text)?.[1]
  const items = inside?.match(/"(?:[^"\\]|\\.)*"|[^,"]+/gs)
  if (!items || items.length > 100) throw new FilterError(`cannot read the list ${text}`)
  return items.map((item) => unquote(item.trim()))
}

function unquote(text: string): string {
  const inside = /^"(.*)"$/s.exec(text)?.[1]
  return inside === undefined ? text : inside.replace(/\\(.)/gs, '$1')
}
