import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend } from '../backend/backend.ts'
import type { ServiceClient } from '../backend/service-client.ts'
import type { Billing } from '../billing/billing.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { deleteAccount } from './delete-account.ts'

const confirmationSchema = z.object({
  email: z.string().max(320),
  password: z.string().max(1000).optional(),
  nonce: z.string().max(100).optional(),
})

interface AccountRoutesDeps {
  openClient: () => Promise<ServiceClient>
  billing: Pick<Billing, 'endSubscription'>
  requireFreshSignIn: Backend['requireFreshSignIn']
}

/**
 * `DELETE /api/account` with `{"email": "..."}`, the learner's own address typed by them, and, where they did not sign in
 * within the last ten minutes, their `password` or the `nonce` of a mail: deletes the account with all that belongs to it.
 * 400 `not_confirmed` where the address is another, 400 `reauthentication_needed` or `invalid_credentials` and 422
 * `reauthentication_not_valid` where they do not show that it is them, 503 `still_paid` where a plan cannot be ended.
 */
export function accountRoutes({ openClient, billing, requireFreshSignIn }: AccountRoutesDeps) {
  return new Hono<AppEnv>().delete('/', async (c) => {
    const { email, password, nonce } = await readBody(c, confirmationSchema)
    const { id, token } = c.get('user')
    const client = await openClient()
    if (!isSameAddress(email, await readAddress(client, id))) {
      throw new AppError(400, 'not_confirmed', 'Type the email address of this account to delete it.')
    }
    await requireFreshSignIn(token, { currentPassword: password, nonce })
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
