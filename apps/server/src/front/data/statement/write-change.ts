import type { Column, Relation } from '../catalogue/catalogue.ts'
import { badBody, DataError, notTaken, quoted } from '../data-error.ts'
import type { JsonBody } from '../request/body.ts'
import type { Preferences } from '../request/preferences.ts'
import type { RequestQuery } from '../request/query.ts'
import { sourceOf } from './read-node.ts'
import { inPublic, quoteName, type Values } from './values.ts'
import { writeConditions } from './write-conditions.ts'

export interface Change {
  relation: Relation
  query: RequestQuery
  preferences: Preferences
  /** What it returns of each changed row, as SQL. */
  returned: string
}

type JsonObject = Record<string, unknown>

/** Rows of a body as new rows, or in place of those that have their key. */
export function writeInsert(change: Change, body: JsonBody | undefined, values: Values): string {
  const rows = objectsOf(body)
  const columns = columnsOf(change, rows)
  // Always a list, so that one row and several are the same statement.
  const place = values.add(Array.isArray(body?.value) ? body.text : `[${body?.text ?? '{}'}]`)
  const names = columns.map(({ name }) => quoteName(name)).join(', ')
  return `insert into ${inPublic(change.relation.name)} as t0 ${names && `(${names}) `}${writeInserted(change, columns, place)}${writeConflict(change, columns)} returning ${change.returned}`
}

function writeInserted({ preferences }: Change, columns: readonly Column[], place: string): string {
  const given = columns.map(({ name }) => `p.${quoteName(name)}`).join(', ')
  // A list of no columns has no values but the columns' own.
  if (columns.length === 0) return `select from json_array_elements(${place}::json)`
  const record = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  if (preferences.missing !== 'default')
    return `select ${given} from json_to_recordset(${place}::json) as p(${record})`
  const filled = columns.map((column) => writeOrDefault(column)).join(', ')
  return `select ${filled} from json_array_elements(${place}::json) as e(value), lateral json_to_record(e.value) as p(${record})`
}

/** The value that a row gives, or the column's own where the row does not name it. */
function writeOrDefault({ name, default: own }: Column): string {
  const given = `p.${quoteName(name)}`
  if (own === null) return given
  return `case when e.value->${quoteText(name)} is null then ${own} else ${given} end`
}

/** Only names of the catalogue come here. */
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

function writeConflict({ relation, query, preferences }: Change, columns: readonly Column[]): string {
  const target = query.onConflict ?? relation.primaryKey
  if (!preferences.resolution || target.length === 0) return ''
  const names = target.map((name) => quoteName(findColumn(relation, name).name)).join(', ')
  const changes = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`).join(', ')
  const isIgnored = preferences.resolution === 'ignore-duplicates' || changes === ''
  return ` on conflict (${names}) do ${isIgnored ? 'nothing' : `update set ${changes}`}`
}

/** The columns of a body in the rows that the filters leave. */
export function writeUpdate(change: Change, body: JsonBody | undefined, values: Values): string {
  const rows = objectsOf(body)
  if (rows.length !== 1) throw badBody('The body of a change must be one object')
  const columns = columnsOf(change, rows)
  const where = writeWhere(change, 'UPDATE', values)
  // Nothing to set is no change of any row.
  if (columns.length === 0)
    return `select ${change.returned} from ${inPublic(change.relation.name)} as t0${where} and false`
  const place = values.add(Array.isArray(body?.value) ? JSON.stringify(rows[0]) : (body?.text ?? '{}'))
  const record = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const set = columns.map(({ name }) => `${quoteName(name)} = p.${quoteName(name)}`).join(', ')
  return `update ${inPublic(change.relation.name)} as t0 set ${set} from json_to_record(${place}::json) as p(${record})${where} returning ${change.returned}`
}

/** The rows that the filters leave, removed. */
export function writeDelete(change: Change, values: Values): string {
  const where = writeWhere(change, 'DELETE', values)
  return `delete from ${inPublic(change.relation.name)} as t0${where} returning ${change.returned}`
}

/** Without a filter every row would be meant, which is refused as on hosted Supabase (pg-safeupdate). */
function writeWhere({ relation, query }: Change, statement: string, values: Values): string {
  const list = query.lists.get('')
  if (!list || list.conditions.length === 0) {
    throw new DataError(400, '21000', `${statement} requires a WHERE clause`)
  }
  if (list.limit !== undefined || list.offset > 0) {
    throw notTaken('limit and offset are not taken for a change of rows.', 'Name the rows by filters.')
  }
  const scope = { source: sourceOf(relation, 't0'), embeds: [] }
  return ` where ${writeConditions(scope, list.conditions, values).join(' and ')}`
}

function objectsOf(body: JsonBody | undefined): JsonObject[] {
  const value = body?.value
  const rows: unknown[] = Array.isArray(value) ? value : [value ?? {}]
  if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
    throw badBody('The body must be an object or a list of objects')
  return rows as JsonObject[]
}

function columnsOf({ relation, query }: Change, rows: readonly JsonObject[]): Column[] {
  const names = query.columns ?? sharedKeys(rows)
  return names.map((name) => findColumn(relation, name))
}

function sharedKeys(rows: readonly JsonObject[]): string[] {
  const [first = []] = rows.map((row) => Object.keys(row))
  const isSame = (row: JsonObject) =>
    Object.keys(row).length === first.length && first.every((key) => Object.hasOwn(row, key))
  if (!rows.every(isSame)) throw badBody('All object keys must match')
  return first
}

function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name)
  if (column) return column
  throw new DataError(
    400,
    'PGRST204',
    `Could not find the '${quoted(name)}' column of '${relation.name}' in the schema cache`,
  )
}
