import type { TestLearner, TestServer } from '../../test/start-test-server.ts'
import { tables } from './matrix.ts'

const someone = { id: 'someone' } as TestLearner

/** The tables in which the matrix puts a row that names the learner. */
export const seededTables = tables
  .filter(({ seed }) => seed && Object.values(seed(someone, someone)).includes(someone.id))
  .map(({ table }) => table)

/** Puts a row of a learner, alone or with a friend, into every table that can have one. */
export async function seedEveryTable(
  server: TestServer,
  learner: TestLearner,
  friend: TestLearner,
): Promise<void> {
  const operator = server.client(server.backend.secretKey)
  await operator
    .from('friendships')
    .insert([
      { user_id: learner.id, friend_id: friend.id },
      { user_id: friend.id, friend_id: learner.id },
    ])
    .throwOnError()
  for (const { table, seed } of tables) {
    if (!seed) continue
    // The one name that is unique among all learners.
    const row = {
      ...seed(learner, friend),
      ...(table === 'subscriptions' && { subscription_id: learner.id }),
    }
    await operator
      .from(table as 'feedback')
      // A row that is nobody's alone is there already.
      .upsert(row as never, { ignoreDuplicates: true })
      .throwOnError()
  }
}
