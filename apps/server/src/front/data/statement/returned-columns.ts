import type { ReadNode } from './read-node.ts'
import { quoteName } from './values.ts'
import { unknownColumn } from '../data-error.ts'

/**
 * What a change has to return for the answer to be made from it: the columns that are selected, ordered by, or lead to
 * embedded rows. Not more, because a role may be allowed to read some columns only.
 */
export function writeReturned({ source, items, embeds, list }: ReadNode): string {
  if (items.some(({ kind }) => kind === 'all')) return `${source.alias}.*`
  const names = new Set([
    ...items.flatMap((item) => (item.kind === 'column' ? [item.field.name] : [])),
    ...embeds.flatMap(({ relationship }) => relationship.pairs.map(([origin]) => origin)),
    ...list.order.flatMap(({ relation, field }) => (relation === undefined ? [field.name] : [])),
  ])
  const columns = [...names].map((name) => {
    if (!source.columns.has(name)) throw unknownColumn(source.name, name)
    return `${source.alias}.${quoteName(name)}`
  })
  return columns.length === 0 ? 'true as changed' : columns.join(', ')
}
