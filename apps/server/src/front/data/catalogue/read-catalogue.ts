import type { Database } from '../../../database/database.ts'
import type { Catalogue, Column, Columns, DatabaseFunction, Relation } from './catalogue.ts'
import { constraintsSql, functionsSql, relationsSql } from './catalogue-sql.ts'
import { findRelationships, type Constraint } from './find-relationships.ts'

interface RelationRow {
  id: number
  name: string
  columns: Column[] | null
}

interface ArgumentRow {
  name: string
  mode: string
  type: string
  base: string
}

interface FunctionRow {
  name: string
  is_set: boolean
  is_void: boolean
  is_composite: boolean
  relation: number
  inputs: number
  defaults: number
  args: ArgumentRow[] | null
  columns: Column[] | null
}

/** Reads the schema `public` in one round trip, as the owner. */
export async function readCatalogue({ run }: Pick<Database, 'run'>): Promise<Catalogue> {
  const results = await run([{ text: relationsSql }, { text: constraintsSql }, { text: functionsSql }])
  const [relationRows, constraintRows, functionRows] = results.map(({ rows }) => rows) as unknown as [
    RelationRow[],
    Constraint[],
    FunctionRow[],
  ]
  const relations = relationRows.map((row) => toRelation(row, constraintRows))
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  return {
    relations: new Map(relations.map((relation) => [relation.name, relation])),
    byId,
    relationships: findRelationships(byId, constraintRows),
    functions: Map.groupBy(functionRows.map(toFunction), ({ name }) => name),
  }
}

function toRelation({ id, name, columns }: RelationRow, constraints: readonly Constraint[]): Relation {
  const key = constraints.find(({ kind, relation }) => kind === 'p' && relation === id)
  return { id, name, columns: byName(columns ?? []), primaryKey: key?.columns ?? [] }
}

const byName = (columns: readonly Column[]): Columns =>
  new Map(columns.map((column) => [column.name, column]))

const isInput = ({ mode }: ArgumentRow) => mode === 'i' || mode === 'b'
const isOutput = ({ mode }: ArgumentRow) => mode === 'o' || mode === 'b' || mode === 't'

function toFunction(row: FunctionRow): DatabaseFunction {
  const listed = row.args ?? []
  const inputs = listed.filter(isInput)
  // Defaults belong to the last arguments.
  const required = row.inputs - row.defaults
  const outputs = listed.filter(isOutput).map(({ name, type, base }) => ({ name, type, base, default: null }))
  const columns = outputs.length > 1 || (outputs.length === 1 && row.is_composite) ? outputs : row.columns
  return {
    name: row.name,
    args: new Map(
      inputs.map(({ name, type }, place) => [name, { name, type, isRequired: place < required }]),
    ),
    columns: row.is_composite && columns ? byName(columns) : undefined,
    relation: row.relation === 0 ? undefined : row.relation,
    isSet: row.is_set,
    isVoid: row.is_void,
  }
}
