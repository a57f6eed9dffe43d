import { DataError, quoted } from '../data-error.ts'
import type { OrderTerm } from '../request/order.ts'
import { boundedBy, type Window } from '../request/window.ts'
import { joinAlias } from './join-alias.ts'
import type { EmbedNode, ReadNode } from './read-node.ts'
import { quoteName, type Values } from './values.ts'
import { writeConditions } from './write-conditions.ts'
import { keyOf, writeField, writeSelected } from './write-field.ts'

/** A select of rows but for its window. */
interface Rows {
  columns: string
  from: string
  order: string
}

/** Writes a list of rows with what is embedded in them. */
function writeRows(node: ReadNode, values: Values, joinedBy: readonly string[] = []): Rows {
  return {
    columns: writeColumns(node, values).join(', '),
    from: writeFrom(node, values, joinedBy),
    order: writeOrder(node, values),
  }
}

/** The rows of an answer. */
export function writeSelect(node: ReadNode, window: Window, values: Values): string {
  const { columns, from, order } = writeRows(node, values)
  return `select ${columns} ${from}${order}${writeWindow(window, values)}`
}

/**
 * Where rows come from and which of them are meant: what is counted.
 * @param joinedBy conditions that tie them to the row around them
 */
export function writeFrom(node: ReadNode, values: Values, joinedBy: readonly string[] = []): string {
  const joins = node.embeds.filter(({ isJoined }) => isJoined).map((embed) => writeJoin(node, embed, values))
  const conditions = [...joinedBy, ...writeConditions(node, node.list.conditions, values)]
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  return `from ${node.source.from}${joins.join('')}${where}`
}

export const writeWindow = ({ limit, offset }: Window, values: Values): string =>
  ` limit ${values.add(limit)}${offset > 0 ? ` offset ${values.add(offset)}` : ''}`

function writeColumns(node: ReadNode, values: Values): string[] {
  const { source, items, embeds } = node
  const own = items.map((item) =>
    item.kind === 'all'
      ? `${source.alias}.*`
      : `${writeSelected(source, item, values)} as ${quoteName(keyOf(item))}`,
  )
  const embedded = embeds.flatMap((embed) => writeEmbed(node, embed, values))
  return [...own, ...embedded.map(({ value, name }) => `${value} as ${quoteName(name)}`)]
}

/** A value of a row and the name that it has there. */
interface NamedValue {
  value: string
  name: string
}

function writeEmbed(around: ReadNode, embed: EmbedNode, values: Values): NamedValue[] {
  const alias = joinAlias(embed)
  if (embed.isSpread) return namesOf(embed.node).map((name, place) => ({ value: `${alias}.s${place}`, name }))
  // `relation()` is there for its filters only.
  if (isEmpty(embed.node)) return []
  const value = embed.isJoined ? `${alias}.j` : `(${writeJson(around, embed, values)})`
  return [{ value: embed.isToMany ? `coalesce(${value}, '[]'::json)` : value, name: embed.name }]
}

const isEmpty = ({ items, embeds }: ReadNode): boolean => items.length === 0 && embeds.length === 0

/** The rows of a relation as JSON, for one row around them; null where there is none. */
function writeJson(around: ReadNode, embed: EmbedNode, values: Values): string {
  const { from, columns, order } = writeRows(inside(embed), values, joinConditions(around, embed))
  if (!embed.isToMany) return `select row_to_json(r) from (select ${columns} ${from}) as r`
  const window = writeWindow(boundedBy(embed.node.list), values)
  return `select json_agg(r) from (select ${columns} ${from}${order}${window}) as r`
}

/** The node of an embedded relation with its junction. */
function inside({ node, junction, relationship }: EmbedNode): ReadNode {
  if (!junction) return node
  const { alias } = node.source
  const pairs = relationship.junction?.pairs ?? []
  const on = pairs.map(
    ([own, target]) => `${junction.alias}.${quoteName(own)} = ${alias}.${quoteName(target)}`,
  )
  const from = `${node.source.from} join ${junction.from} on ${on.join(' and ')}`
  return { ...node, source: { ...node.source, from } }
}

function joinConditions(around: ReadNode, { node, junction, relationship }: EmbedNode): string[] {
  const other = junction?.alias ?? node.source.alias
  return relationship.pairs.map(
    ([origin, target]) => `${other}.${quoteName(target)} = ${around.source.alias}.${quoteName(origin)}`,
  )
}

/** A relation on which the rows around it depend, joined to them: its JSON as `j`, what they are ordered by as `o0`, …. */
function writeJoin(around: ReadNode, embed: EmbedNode, values: Values): string {
  const lateral = embed.isToMany ? writeMany(around, embed, values) : writeOne(around, embed, values)
  const alias = joinAlias(embed)
  return embed.isInner
    ? ` join lateral (${lateral}) as ${alias} on ${alias}.j is not null`
    : ` left join lateral (${lateral}) as ${alias} on true`
}

function writeMany(around: ReadNode, embed: EmbedNode, values: Values): string {
  if (!isEmpty(embed.node)) return `select (${writeJson(around, embed, values)}) as j`
  return `select true as j ${writeFrom(inside(embed), values, joinConditions(around, embed))} limit 1`
}

function writeOne(around: ReadNode, embed: EmbedNode, values: Values): string {
  const from = writeFrom(inside(embed), values, joinConditions(around, embed))
  const orders = relatedTerms(around, embed).map(
    ({ field }, place) => `${writeField(embed.node.source, field, values)} as o${place}`,
  )
  const spread = embed.isSpread ? writeSpread(embed.node, values) : []
  const isJson = !embed.isSpread && !isEmpty(embed.node)
  const json = isJson
    ? `(select row_to_json(r) from (select ${writeColumns(embed.node, values).join(', ')}) as r)`
    : 'true'
  return `select ${[`${json} as j`, ...orders, ...spread].join(', ')} ${from}`
}

/** The columns of a spread relation as s0, s1, …: the row around it gives them their names. */
function writeSpread(node: ReadNode, values: Values): string[] {
  const { source, items, embeds } = node
  const own = items.flatMap((item) =>
    item.kind === 'all'
      ? [...source.columns.keys()].map((name) => `${source.alias}.${quoteName(name)}`)
      : [writeSelected(source, item, values)],
  )
  const nested = embeds.flatMap((embed) => writeEmbed(node, embed, values).map(({ value }) => value))
  return [...own, ...nested].map((value, place) => `${value} as s${place}`)
}

/** The names of the columns of a list, in their order. */
export function namesOf({ source, items, embeds }: ReadNode): string[] {
  const own = items.flatMap((item) => (item.kind === 'all' ? [...source.columns.keys()] : [keyOf(item)]))
  const nested = embeds.flatMap((embed) =>
    embed.isSpread ? namesOf(embed.node) : isEmpty(embed.node) ? [] : [embed.name],
  )
  return [...own, ...nested]
}

const relatedTerms = ({ list }: ReadNode, { name }: EmbedNode): OrderTerm[] =>
  list.order.filter(({ relation }) => relation === name)

function writeOrder(node: ReadNode, values: Values): string {
  const terms = node.list.order.map((term) => {
    const nulls = term.nulls ? ` nulls ${term.nulls}` : ''
    return `${orderedBy(node, term, values)}${term.isDescending ? ' desc' : ''}${nulls}`
  })
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`
}

function orderedBy(node: ReadNode, term: OrderTerm, values: Values): string {
  if (term.relation === undefined) return writeField(node.source, term.field, values)
  const embed = node.embeds.find(({ name }) => name === term.relation)
  if (!embed) throw notEmbedded(term.relation)
  if (embed.isToMany) throw notOrderable(node.source.name, term.relation)
  return `${joinAlias(embed)}.o${relatedTerms(node, embed).indexOf(term)}`
}

const notEmbedded = (name: string) =>
  new DataError(400, 'PGRST108', `'${quoted(name)}' is not an embedded resource in this request`, {
    hint: `Verify that '${quoted(name)}' is included in the 'select' query parameter.`,
  })

const notOrderable = (origin: string, name: string) =>
  new DataError(400, 'PGRST118', `A related order on '${quoted(name)}' is not possible`, {
    details: `'${quoted(origin)}' and '${quoted(name)}' do not form a many-to-one or one-to-one relationship`,
  })
