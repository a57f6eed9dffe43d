import * as z from 'zod/mini'
import type { Database, Json } from '../generated/types.ts'

type Tables = Database['public']['Tables']
type Row<Table extends keyof Tables> = Tables[Table]['Row']

type Shape = Record<string, z.ZodMiniType>

/**
 * What a column's schema must be: its values fit the column's type, and it takes null where the column does. A column of
 * JSON says nothing of either.
 */
type Fits<Column, Value> = [Json] extends [Column]
  ? [Value] extends [Json]
    ? unknown
    : never
  : [Value, null extends Column ? null : Value] extends [Column, Value]
    ? unknown
    : never

type Fitting<Columns, Given extends Shape> = {
  [Name in keyof Given]: Name extends keyof Columns ? Fits<Columns[Name], z.output<Given[Name]>> : never
}

/**
 * The schema of a whole row of a table. It does not compile where it lacks a column of the generated types, names one that
 * there is not, or has another type for one.
 */
export const rowOf =
  <Table extends keyof Tables>() =>
  <const Given extends Shape & Record<keyof Row<Table>, z.ZodMiniType>>(
    columns: Given & Fitting<Row<Table>, Given>,
  ): z.ZodMiniObject<Given> =>
    z.object<Given>(columns)

/** The schemas of some columns of a table, held to the same. */
export const columnsOf =
  <Table extends keyof Tables>() =>
  <const Given extends Shape>(columns: Given & Fitting<Row<Table>, Given>): Given =>
    columns
