import { mostParameters } from '../bounds.ts'
import { badRange, DataError, notTaken } from '../data-error.ts'
import { noOperator, parseFilter, parseTree, type Condition } from './conditions.ts'
import { takeName, takePath, type Field } from './field.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { Scanner } from './scanner.ts'
import { parseSelect, type SelectItem } from './select.ts'

/** What is asked of one list: the request's own, or that of an embedded relation. */
export interface ListQuery {
  conditions: Condition[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number
}

/** The address of a request, read; nothing in it has been compared with the database yet. */
export interface RequestQuery {
  select: SelectItem[]
  /** By the way to the relation (`author.country`); the rows themselves under ''. */
  lists: ReadonlyMap<string, ListQuery>
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Arguments of a function that is called by GET. */
  args: ReadonlyMap<string, string>
}

interface Draft {
  select: SelectItem[]
  lists: Map<string, ListQuery>
  columns: string[] | undefined
  onConflict: string[] | undefined
  args: Map<string, string>
}

export const emptyList = (): ListQuery => ({ conditions: [], order: [], limit: undefined, offset: 0 })

/**
 * Reads the query of an address.
 * @param takesArguments whether what has no operator is an argument of a function
 * @throws DataError where it is not in PostgREST's grammar, or more than is taken
 */
export function parseQuery(search: URLSearchParams, takesArguments: boolean): RequestQuery {
  if (search.size > mostParameters) throw notTaken(`More than ${mostParameters} parameters are not taken.`)
  const draft: Draft = {
    select: [{ kind: 'all' }],
    lists: new Map([['', emptyList()]]),
    columns: undefined,
    onConflict: undefined,
    args: new Map(),
  }
  for (const [key, value] of search) {
    if (key.includes('\0') || value.includes('\0')) throw notTaken('The address holds a NUL character.')
    readParameter(draft, key, value, takesArguments)
  }
  return draft
}

function readParameter(draft: Draft, key: string, value: string, takesArguments: boolean): void {
  if (key === 'select') draft.select = parseSelect(value)
  else if (key === 'columns') draft.columns = parseNames(value)
  else if (key === 'on_conflict') draft.onConflict = parseNames(value)
  // The gateway of hosted Supabase takes the key here, too, and keeps it to itself.
  else if (key !== 'apikey') readListParameter(draft, key, value, takesArguments)
}

function parseNames(text: string): string[] {
  if (text === '') return []
  const scanner = new Scanner(text, 'columns parameter')
  const names: string[] = []
  do names.push(takeName(scanner))
  while (scanner.takes(','))
  scanner.expectEnd()
  return [...new Set(names)]
}

function readListParameter(draft: Draft, key: string, value: string, takesArguments: boolean): void {
  const { way, field } = parseKey(key)
  const list = (path: readonly string[]): ListQuery => {
    const name = path.join('.')
    const found = draft.lists.get(name) ?? emptyList()
    draft.lists.set(name, found)
    return found
  }
  if (field.name === 'order') list(way).order = value === '' ? [] : parseOrder(value)
  else if (field.name === 'limit') list(way).limit = parseCount(value, 'Limit')
  else if (field.name === 'offset') list(way).offset = parseCount(value, 'Offset')
  else if (field.name === 'and' || field.name === 'or') {
    const isNegated = way.at(-1) === 'not'
    list(isNegated ? way.slice(0, -1) : way).conditions.push(parseTree(value, field.name, isNegated))
  } else {
    const filter = parseFilter(field, value)
    if (filter) list(way).conditions.push(filter)
    else if (takesArguments && way.length === 0) draft.args.set(key, value)
    else throw noOperator(value)
  }
}

/** Reads `author.country.name->>short`: relations, then the field. */
function parseKey(key: string): { way: string[]; field: Field } {
  const scanner = new Scanner(key, 'tree path')
  const names = [takeName(scanner)]
  while (scanner.takes('.')) names.push(takeName(scanner))
  const path = takePath(scanner)
  scanner.expectEnd()
  return { way: names.slice(0, -1), field: { name: names.at(-1) ?? '', path } }
}

function parseCount(text: string, name: string): number {
  if (/^-\d+$/u.test(text)) throw badRange(`${name} should be greater than or equal to zero.`)
  const count = Number(text)
  if (!/^\d+$/u.test(text) || !Number.isSafeInteger(count))
    throw new DataError(400, 'PGRST100', `"failed to parse ${name.toLowerCase()}"`, {
      details: 'expecting a number',
    })
  return count
}
