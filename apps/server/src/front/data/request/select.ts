import { deepestEmbeds, mostEmbeds, mostSelected } from '../bounds.ts'
import { DataError, notTaken } from '../data-error.ts'
import { takeName, takePath, type Field } from './field.ts'
import { Scanner } from './scanner.ts'

export interface SelectedColumn {
  kind: 'column'
  field: Field
  alias: string | undefined
  cast: string | undefined
}

/** A relation whose rows stand inside each row. */
export interface SelectedEmbed {
  kind: 'embed'
  target: string
  alias: string | undefined
  /** The foreign key, column or junction that is meant where there are several. */
  hint: string | undefined
  isInner: boolean
  /** Whether its columns stand among those of the row around it. */
  isSpread: boolean
  items: SelectItem[]
}

export type SelectItem = { kind: 'all' } | SelectedColumn | SelectedEmbed

const aggregate = /\.(?:sum|avg|min|max|count)\(\)/uy
const castName = /[\p{L}\p{N}_ ]+/uy
const aliasEnd = /:(?!:)/uy

interface Budget {
  items: number
  embeds: number
}

/** Reads `select=id,title,author:profiles!inner(name)`. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter')
  if (scanner.isAtEnd) return []
  const items = takeItems(scanner, 0, { items: mostSelected, embeds: mostEmbeds })
  scanner.expectEnd()
  return items
}

function takeItems(scanner: Scanner, depth: number, budget: Budget): SelectItem[] {
  if (depth > deepestEmbeds)
    throw notTaken(`More than ${deepestEmbeds} relations inside one another are not taken.`)
  const items: SelectItem[] = []
  do {
    budget.items -= 1
    if (budget.items < 0) throw notTaken(`A select of more than ${mostSelected} columns is not taken.`)
    items.push(takeItem(scanner, depth, budget))
  } while (scanner.takes(','))
  return items
}

function takeItem(scanner: Scanner, depth: number, budget: Budget): SelectItem {
  const isSpread = scanner.takes('...')
  if (!isSpread && scanner.takes('*')) return { kind: 'all' }
  let name = takeName(scanner)
  let alias: string | undefined
  if (scanner.match(aliasEnd)) {
    alias = name
    name = takeName(scanner)
  }
  if (isSpread || scanner.sees('!') || scanner.sees('('))
    return takeEmbed(scanner, { name, alias, isSpread, depth }, budget)
  return takeColumn(scanner, name, alias)
}

function takeColumn(scanner: Scanner, name: string, alias: string | undefined): SelectedColumn {
  const path = takePath(scanner)
  if (scanner.match(aggregate)) throw noAggregates()
  const cast = scanner.takes('::') ? scanner.match(castName)?.[0].trim().toLowerCase() : undefined
  if (scanner.match(aggregate)) throw noAggregates()
  return { kind: 'column', field: { name, path }, alias, cast }
}

interface EmbedHead {
  name: string
  alias: string | undefined
  isSpread: boolean
  depth: number
}

function takeEmbed(scanner: Scanner, head: EmbedHead, budget: Budget): SelectedEmbed {
  const { name, alias, isSpread, depth } = head
  if (name === 'count' && scanner.sees('()')) throw noAggregates()
  budget.embeds -= 1
  if (budget.embeds < 0) throw notTaken(`A select of more than ${mostEmbeds} relations is not taken.`)
  const marks: string[] = []
  while (scanner.takes('!')) marks.push(takeName(scanner))
  const hints = marks.filter((mark) => mark !== 'inner' && mark !== 'left')
  if (hints.length > 1) throw scanner.failure('one hint')
  scanner.expect('(')
  const items = scanner.sees(')') ? [] : takeItems(scanner, depth + 1, budget)
  scanner.expect(')')
  return {
    kind: 'embed',
    target: name,
    alias,
    hint: hints[0],
    isInner: marks.includes('inner'),
    isSpread,
    items,
  }
}

const noAggregates = () => new DataError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
