import type { Catalogue, Columns, Relation, Relationship } from '../catalogue/catalogue.ts'
import { findRelationship } from '../catalogue/find-relationship.ts'
import { DataError, notTaken, quoted } from '../data-error.ts'
import type { Condition } from '../request/conditions.ts'
import { emptyList, type ListQuery, type RequestQuery } from '../request/query.ts'
import type { SelectedColumn, SelectedEmbed, SelectItem } from '../request/select.ts'
import { inPublic } from './values.ts'

/** Where rows come from: `from` is SQL, `alias` what it is called there. */
export interface Source {
  alias: string
  from: string
  /** How errors call it. */
  name: string
  columns: Columns
  /** What it is in the catalogue, where rows can be embedded. */
  relation: Relation | undefined
}

/** A list of rows that is read: a select with every name looked up. */
export interface ReadNode {
  source: Source
  items: readonly Exclude<SelectItem, SelectedEmbed>[]
  embeds: readonly EmbedNode[]
  list: ListQuery
}

export interface EmbedNode {
  /** What the answer, filters and orders call it. */
  name: string
  relationship: Relationship
  node: ReadNode
  isInner: boolean
  isSpread: boolean
  isToMany: boolean
  /** Whether the rows around it depend on it; else it is read for the rows of the answer only. */
  isJoined: boolean
  /** Where its columns come from a junction. */
  junction: { alias: string; from: string } | undefined
}

interface Resolver {
  catalogue: Catalogue
  query: RequestQuery
  aliases: number
  /** The ways of lists that belong to a relation of the select. */
  used: Set<string>
}

/** PostgreSQL cuts longer names off. */
const longestName = 63

/**
 * Looks every relation of a select up.
 * @throws DataError where there is no such relationship, or something is asked of a relation that is not selected
 */
export function resolveRead(catalogue: Catalogue, source: Source, query: RequestQuery): ReadNode {
  const resolver: Resolver = { catalogue, query, aliases: 0, used: new Set(['']) }
  const node = resolveNode(resolver, source, query.select, '')
  for (const way of query.lists.keys()) if (!resolver.used.has(way)) throw notEmbedded(way)
  return node
}

function resolveNode(
  resolver: Resolver,
  source: Source,
  selected: readonly SelectItem[],
  way: string,
): ReadNode {
  const list = resolver.query.lists.get(way) ?? emptyList()
  const items = selected.filter((item) => item.kind !== 'embed')
  for (const item of items) if (item.kind === 'column') checkAlias(item)
  const embeds = selected
    .filter((item) => item.kind === 'embed')
    .map((item) => resolveEmbed(resolver, source, item, way, list))
  return { source, items, embeds, list }
}

function resolveEmbed(
  resolver: Resolver,
  origin: Source,
  item: SelectedEmbed,
  way: string,
  around: ListQuery,
): EmbedNode {
  checkAlias(item)
  if (!origin.relation) throw noRelations(origin.name, item.target)
  const { catalogue } = resolver
  const relationship = findRelationship(catalogue, origin.relation, item)
  const target = catalogue.byId.get(relationship.target)
  if (!target) throw noRelations(origin.name, item.target)
  const name = item.alias ?? item.target
  const isToMany = relationship.kind.endsWith('to-many')
  if (item.isSpread && isToMany) throw noSpread(origin.name, item.target)
  const inside = way === '' ? name : `${way}.${name}`
  resolver.used.add(inside)
  resolver.aliases += 1
  const alias = `t${resolver.aliases}`
  return {
    name,
    relationship,
    node: resolveNode(resolver, sourceOf(target, alias), item.items, inside),
    isInner: item.isInner,
    isSpread: item.isSpread,
    isToMany,
    isJoined: item.isInner || item.isSpread || isAskedFor(around, name),
    junction: junctionOf(catalogue, relationship, `j${resolver.aliases}`),
  }
}

export const sourceOf = (relation: Relation, alias: string): Source => ({
  alias,
  from: `${inPublic(relation.name)} as ${alias}`,
  name: relation.name,
  columns: relation.columns,
  relation,
})

function junctionOf(catalogue: Catalogue, { junction }: Relationship, alias: string): EmbedNode['junction'] {
  const relation = junction && catalogue.byId.get(junction.relation)
  return relation && { alias, from: `${inPublic(relation.name)} as ${alias}` }
}

/** Whether filters or the order of the rows around it name a relation. */
function isAskedFor({ conditions, order }: ListQuery, name: string): boolean {
  const isNamed = (condition: Condition): boolean =>
    condition.kind === 'tree' ? condition.conditions.some(isNamed) : condition.field.name === name
  return conditions.some(isNamed) || order.some(({ relation }) => relation === name)
}

function checkAlias({ alias }: SelectedColumn | SelectedEmbed): void {
  if (alias !== undefined && Buffer.byteLength(alias) > longestName)
    throw notTaken(`A name of more than ${longestName} bytes is not taken.`)
}

function notEmbedded(way: string): DataError {
  const name = quoted(way)
  return new DataError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

const noRelations = (origin: string, target: string) =>
  new DataError(
    400,
    'PGRST200',
    `Could not find a relationship between '${quoted(origin)}' and '${quoted(target)}' in the schema cache`,
  )

const noSpread = (origin: string, target: string) =>
  new DataError(400, 'PGRST119', `A spread operation on '${quoted(target)}' is not possible`, {
    details: `'${quoted(origin)}' and '${quoted(target)}' do not form a many-to-one or one-to-one relationship`,
  })
