import { z } from 'zod'

/** What a backup holds, as its last entry says it. */
export const formatName = 'lingarden-backup'
export const formatVersion = 1

/** Bytes of a table's rows in one entry, at most: what is held in memory at once. */
export const mostPartBytes = 4 * 1024 * 1024

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const count = z.number().int().min(0)

const tableSchema = z.strictObject({
  schema: name,
  table: name,
  columns: z.array(name).min(1).max(200),
  rows: count,
  /** SHA-256 of all rows, as COPY writes them as text. */
  sha256: hash,
  parts: z.array(z.strictObject({ bytes: count.max(mostPartBytes), sha256: hash })).max(1_000_000),
})

const sequenceSchema = z.strictObject({
  schema: name,
  sequence: name,
  /** Below 2^63, as a text. */
  value: z.string().regex(/^\d{1,19}$/),
})

export const manifestSchema = z.strictObject({
  format: z.literal(formatName),
  formatVersion: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** Of the program that made it. */
  program: z.string().max(100),
  /** Of the PostgreSQL that it was made from. */
  postgres: z.string().max(100),
  /** Versions of the migrations that made the tables. */
  migrations: z.array(z.string().regex(/^\d{1,20}$/)).max(10_000),
  /** In the order of their foreign keys. */
  tables: z.array(tableSchema).max(1000),
  sequences: z.array(sequenceSchema).max(1000),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackedUpTable = Manifest['tables'][number]

export const manifestName = 'manifest.json'

/** The entry of a part of a table, counted from 0. */
export const partName = ({ schema, table }: Pick<BackedUpTable, 'schema' | 'table'>, part: number): string =>
  `tables/${schema}.${table}/${String(part + 1).padStart(6, '0')}.copy`
