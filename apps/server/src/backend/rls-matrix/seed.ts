import type { TestLearner, TestServer } from '../../test/start-test-server.ts'
import { tables } from './matrix.ts'

/** The tables in which the matrix puts a row of the learner's. */
export const seededTables = tables.filter(({ seed }) => seed).map(({ table }) => table)

/** Puts a row of a learner into every table that can have one. */
export async function seedEveryTable(server: TestServer, learner: TestLearner): Promise<void> {
  const operator = server.client(server.backend.secretKey)
  for (const { table, seed } of tables) {
    if (!seed) continue
    // The one name that is unique among all learners.
    const row = { ...seed(learner), ...(table === 'subscriptions' && { subscription_id: learner.id }) }
    await operator
      .from(table as 'feedback')
      .insert(row as never)
      .throwOnError()
  }
}
