import { Hono } from 'hono'
import { z } from 'zod'
import type { ServiceClient } from '../backend/service-client.ts'
import type { Billing } from '../billing/billing.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { deleteAccount } from './delete-account.ts'

const confirmationSchema = z.object({ email: z.string().max(320) })

interface AccountRoutesDeps {
  client: ServiceClient
  billing: Pick<Billing, 'endSubscription'>
}

/**
 * `DELETE /api/account` with `{"email": "..."}`, the learner's own address typed by them: deletes the account with all that
 * belongs to it. 400 `not_confirmed` where the address is another, 503 `still_paid` where a plan cannot be ended.
 */
export function accountRoutes({ client, billing }: AccountRoutesDeps) {
  return new Hono<AppEnv>().delete('/', async (c) => {
    const { email } = await readBody(c, confirmationSchema)
    const { id } = c.get('user')
    if (!isSameAddress(email, await readAddress(client, id))) {
      throw new AppError(400, 'not_confirmed', 'Type the email address of this account to delete it.')
    }
    await deleteAccount(client, billing, id)
    return c.json({ deleted: true })
  })
}

/** The address as it is now; the token may still carry an earlier one. */
async function readAddress(client: ServiceClient, userId: string): Promise<string> {
  const { data, error } = await client.from('profiles').select('email').eq('id', userId).maybeSingle()
  if (error) throw error
  return data?.email ?? ''
}

function isSameAddress(typed: string, known: string): boolean {
  return known !== '' && typed.trim().toLowerCase() === known.toLowerCase()
}
