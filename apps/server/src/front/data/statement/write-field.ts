import { notTaken, quoted, unknownColumn } from '../data-error.ts'
import { nameOf, type Field } from '../request/field.ts'
import type { SelectedColumn } from '../request/select.ts'
import type { Source } from './read-node.ts'
import { quoteName, type Values } from './values.ts'

/** What a select may turn a column into: values whose text says nothing of other objects of the database. */
const casts = new Set(
  (
    'text varchar bool boolean int2 int4 int8 smallint int integer bigint numeric decimal real float4 float8 ' +
    'date time timetz timestamp timestamptz interval uuid json jsonb'
  ).split(' '),
)
const spacedCasts: Record<string, string> = {
  'double precision': 'float8',
  'character varying': 'varchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
}

/** The type of a field's value, as PostgreSQL calls it. */
export function typeOfField({ columns }: Source, { name, path }: Field): string | undefined {
  const last = path.at(-1)
  if (!last) return columns.get(name)?.base
  return last.isText ? 'text' : 'jsonb'
}

/**
 * A column, or what lies inside it.
 * @throws DataError where there is no such column
 */
export function writeField(
  { alias, name: relation, columns }: Source,
  { name, path }: Field,
  values: Values,
): string {
  const column = columns.get(name)
  if (!column) throw unknownColumn(relation, name)
  const whole = `${alias}.${quoteName(column.name)}`
  if (path.length === 0) return whole
  const isJson = column.base === 'json' || column.base === 'jsonb'
  const steps = path.map(({ key, isText }) => {
    const type = typeof key === 'number' ? 'int4' : 'text'
    return `${isText ? '->>' : '->'}${values.add(key)}::${type}`
  })
  return `(${isJson ? whole : `to_jsonb(${whole})`}${steps.join('')})`
}

/** The value of a column of a select. */
export function writeSelected(source: Source, item: SelectedColumn, values: Values): string {
  const value = writeField(source, item.field, values)
  return item.cast === undefined ? value : `${value}::${castTo(item.cast)}`
}

/** The name of a column of a select in the answer. */
export const keyOf = ({ alias, field }: SelectedColumn): string => alias ?? nameOf(field)

function castTo(asked: string): string {
  const type = spacedCasts[asked] ?? asked
  if (!casts.has(type)) throw notTaken(`A cast to "${quoted(asked)}" is not taken.`)
  return type
}
