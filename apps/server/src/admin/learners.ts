import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deleteAccount } from '../account/delete-account.ts'
import { AdminError, exitCodes } from './admin-error.ts'
import type { Connection } from './connect.ts'
import { formatTable } from './format-table.ts'

const learnerSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  created_at: z.string(),
  last_online: z.string().nullable(),
  credits: z.number().nullable(),
})

/** As many as the database lists at once. */
const maxListed = 1000

type Learner = z.output<typeof learnerSchema>

interface ListOptions {
  search: string
  limit: number
  isJson: boolean
}

/** The accounts whose e-mail address holds the search text, the newest first, as a table or as JSON. */
export async function listLearners(
  { client }: Connection,
  { search, limit, isJson }: ListOptions,
): Promise<string> {
  const learners = await readLearners(client, search, limit)
  if (isJson) return JSON.stringify(learners, null, 2)
  if (learners.length === 0) return 'No account matches.'
  const rows = learners.map(({ email, name, created_at, last_online, credits }) => [
    email,
    name ?? '',
    dayOf(created_at),
    last_online ? dayOf(last_online) : 'never',
    String(credits ?? 0),
  ])
  return formatTable([['e-mail', 'name', 'signed up', 'last seen', 'credits'], ...rows])
}

/** @throws AdminError where nobody has this address */
export async function findLearner({ client }: Connection, email: string): Promise<Learner> {
  const learners = await readLearners(client, email, maxListed)
  const found = learners.find((learner) => learner.email.toLowerCase() === email.toLowerCase())
  if (!found) throw new AdminError(`Nobody here has the address ${email}.`)
  return found
}

/** Gives credits that last until the month ends. */
export async function grantCredits(
  connection: Connection,
  { email, amount, today }: { email: string; amount: number; today: string },
): Promise<string> {
  const { id } = await findLearner(connection, email)
  const { data, error } = await connection.client.rpc('grant_credits', {
    p_user_id: id,
    p_amount: amount,
    p_kind: 'operator',
    p_key: randomUUID(),
    p_today: today,
  })
  if (error) throw error
  return `${email} has ${data} credits now.`
}

/**
 * Deletes an account with everything that belongs to it.
 * @param confirm asks the operator; true where the address was typed again
 * @throws AdminError where it was not confirmed
 */
export async function deleteLearner(
  connection: Connection,
  email: string,
  confirm: (email: string) => Promise<boolean>,
): Promise<string> {
  const learner = await findLearner(connection, email)
  if (!(await confirm(learner.email))) throw new AdminError('Nothing was deleted.', exitCodes.misused)
  await deleteAccount(connection.client, connection.billing, learner.id)
  return `The account of ${learner.email} is deleted, with its words, conversations and files.`
}

async function readLearners(client: Connection['client'], search: string, limit: number): Promise<Learner[]> {
  const { data, error } = await client.rpc('list_learners', { p_search: search, p_limit: limit })
  if (error) throw error
  return learnerSchema.array().parse(data)
}

const dayOf = (time: string) => time.slice(0, 10)
