import type { Caller } from '../../caller.ts'
import type { AskedChange } from '../protocol/join-payload.ts'
import { FilterError, parseFilter, type Condition } from './change-filter.ts'
import { tableName, type ChangeNotice } from './change-notice.ts'
import type { PublishedTable, PublishedTables } from './published-tables.ts'

/** Row changes that a channel follows. */
export interface Subscription {
  id: number
  asked: AskedChange
  tables: ReadonlyMap<string, FollowedTable>
}

/** A table as one subscription follows it. */
export interface FollowedTable {
  table: PublishedTable
  /** The columns that its events carry. */
  columns: readonly string[]
  conditions: readonly Condition[]
}

/** Why row changes cannot be followed; the message is for the developer who asked. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError'
}

/**
 * Checks row changes that somebody asks for: the table (or, without one, all of its schema) must be published and readable
 * for their role, and so must every column of filter and selection.
 * @throws SubscriptionError
 */
export async function checkSubscription(
  tables: PublishedTables,
  { role }: Pick<Caller, 'role'>,
  asked: AskedChange,
  id: number,
): Promise<Subscription> {
  const isAsked = (table: PublishedTable) =>
    table.schema === asked.schema && (isAny(asked.table) || table.table === asked.table)
  const all = await tables.find((known) => known.some(isAsked))
  const readable = all
    .filter(isAsked)
    .filter(({ columns, key }) => columns.some(({ name, roles }) => name === key && roles.includes(role)))
  if (readable.length === 0)
    throw new SubscriptionError(
      `Unable to subscribe to changes of ${asked.schema}.${asked.table ?? '*'}: the table is not published, or not yours to read`,
    )
  return {
    id,
    asked,
    tables: new Map(readable.map((table) => [tableName(table), follow(table, role, asked)])),
  }
}

const isAny = (table: string | undefined) => table === undefined || table === '*'

function follow(table: PublishedTable, role: Caller['role'], { filter, select }: AskedChange): FollowedTable {
  const readable = table.columns.filter(({ roles }) => roles.includes(role))
  const unknown = select?.find((name) => !readable.some((column) => column.name === name))
  if (unknown !== undefined)
    throw new SubscriptionError(`Unable to subscribe: column ${unknown} is not published`)
  const columns = readable
    .map(({ name }) => name)
    .filter((name) => select === undefined || name === table.key || select.includes(name))
  try {
    return { table, columns, conditions: filter ? parseFilter(filter, readable) : [] }
  } catch (error) {
    if (error instanceof FilterError)
      throw new SubscriptionError(`Unable to subscribe: ${error.message}`, { cause: error })
    throw error
  }
}

/** Whether a subscription may want a change, as far as the key of the row tells. */
export function mayWant({ asked, tables }: Subscription, notice: ChangeNotice): boolean {
  const followed = tables.get(tableName(notice))
  if (!followed || (asked.event !== '*' && asked.event !== notice.type)) return false
  const { table, conditions } = followed
  // Of a row that is gone only the key is known.
  const decidable =
    notice.type === 'DELETE' ? conditions : conditions.filter(({ column }) => column === table.key)
  return decidable.every(({ matches }) => matches({ [table.key]: notice.id }))
}
