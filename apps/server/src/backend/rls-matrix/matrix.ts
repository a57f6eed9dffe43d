import type { TestLearner } from '../../test/start-test-server.ts'
import { accountTables } from './account-tables.ts'
import { creditTables } from './credit-tables.ts'
import { friendTables } from './friend-tables.ts'
import { practiceTables } from './practice-tables.ts'
import { tutorTables } from './tutor-tables.ts'
import { wordTables } from './word-tables.ts'

export const personas = ['owner', 'friend', 'stranger', 'anonymous'] as const
export type Persona = (typeof personas)[number]
export type Operation = 'select' | 'insert' | 'update' | 'delete'

/** Who may do what; what is not named is refused. */
type Allowed = Partial<Record<Operation, readonly Persona[]>>

export interface TableRow {
  table: string
  /** The operations on a row of the owner, and who may do them. */
  allowed: Allowed
  /** A row of the owner's, as the service role can put it there; undefined where the row is there already. */
  seed?: (owner: TestLearner, friend: TestLearner) => Record<string, unknown>
  /** What a persona tries to insert in the owner's name. */
  insert: (owner: TestLearner, friend: TestLearner) => Record<string, unknown>
  update: Record<string, unknown>
  /** The column that finds the owner's row. */
  key: (owner: TestLearner) => [column: string, value: string]
  /** Columns that not even the owner may write through the data API. */
  sealed: Record<string, unknown>
}

/** Every table of the exposed schema. A table that is missing here fails the test. */
export const tables: readonly TableRow[] = [
  ...friendTables,
  ...accountTables,
  ...wordTables,
  ...practiceTables,
  ...tutorTables,
  ...creditTables,
]
