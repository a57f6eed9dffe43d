import { randomUUID } from 'node:crypto'
import type { ActingRole, Row } from '../../database/database.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'

/** Whose rights statements have: nobody's, the operator's, or those of the learner with this id. */
export type Persona = 'anonymous' | 'operator' | (string & {})

/** A new database for tests beneath the protocols: what holds there holds for whoever comes another way. */
export async function openSchema() {
  const { database, close } = await openTestDatabase()
  return {
    database,
    close,
    /** Makes an account, as old as asked for; its id. */
    async addLearner(daysOld = 0): Promise<string> {
      const id = randomUUID()
      await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`])
      await database.query(
        'update public.profiles set created_at = now() - $2 * interval $$1 day$$ where id = $1',
        [id, daysOld],
      )
      return id
    },
    /** Runs a statement with the rights of somebody; its rows. */
    run: <Shape extends Row>(
      persona: Persona,
      text: string,
      values: readonly unknown[] = [],
    ): Promise<Shape[]> => database.query<Shape>(text, values, { as: actingAs(persona) }),
  }
}

export type Schema = Awaited<ReturnType<typeof openSchema>>

function actingAs(persona: Persona): ActingRole {
  const timeout = 60_000
  if (persona === 'anonymous') return { role: 'anon', claims: '{"role":"anon"}', timeout }
  if (persona === 'operator') return { role: 'service_role', claims: '{"role":"service_role"}', timeout }
  return { role: 'authenticated', claims: JSON.stringify({ sub: persona, role: 'authenticated' }), timeout }
}

/** The SQLSTATE and message that a statement is refused with. */
export const refusalOf = (
  statement: Promise<unknown>,
): Promise<{ code?: string; message: string } | undefined> =>
  statement.then(
    () => undefined,
    (error: { code?: string; message: string }) => error,
  )
