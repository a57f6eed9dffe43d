import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid, userNotFound } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { metadataSchema, readRequest } from '../read-request.ts'
import type { Room } from '../room.ts'
import { carriesKey } from '../../carries-key.ts'
import { accountById } from '../users/account.ts'
import { changeByOperator, createByOperator, operatorFields } from '../users/by-operator.ts'
import { deleteUser, listUsers } from '../users/list-users.ts'
import { generateLink, invite, linkSchema } from './admin-links.ts'

const createSchema = z.object({ email: z.string(), id: z.uuid().optional(), ...operatorFields })
const changeSchema = z.object({ email: z.string().optional(), ...operatorFields })
const inviteSchema = z.object({ email: z.string(), data: metadataSchema.optional() })
const deleteSchema = z.object({ should_soft_delete: z.boolean().optional() })

/** What the operator does with the secret key: `/admin` and `/invite`. */
export function adminRoutes(room: Room) {
  const app = new Hono<AppEnv>()
  for (const path of ['/admin/*', '/invite']) {
    app.use(path, async (c, next) => {
      requireOperator(room, c)
      await next()
    })
  }
  return app
    .post('/invite', async (c) => c.json(await invite(room, await readRequest(c, inviteSchema))))
    .post('/admin/generate_link', async (c) => {
      const asked = c.req.query('redirect_to')
      return c.json(await generateLink(room, await readRequest(c, linkSchema), asked))
    })
    .get('/admin/users', async (c) => {
      const { page, per_page: perPage } = c.req.query()
      const { users, total, last } = await listUsers(room.database, Number(page ?? 1), Number(perPage ?? 50))
      c.header('x-total-count', String(total))
      c.header('link', linkHeader(Number(page ?? 1) || 1, last))
      return c.json({ users, aud: 'authenticated' })
    })
    .post('/admin/users', async (c) => {
      const request = await readRequest(c, createSchema)
      return c.json(await createByOperator(room, { ...request, email: toEmailAddress(request.email) }))
    })
    .get('/admin/users/:id', async (c) => c.json(await userOf(room, c.req.param('id'))))
    .put('/admin/users/:id', async (c) => {
      const user = await userOf(room, c.req.param('id'))
      return c.json(await changeByOperator(room, user, await readRequest(c, changeSchema)))
    })
    .delete('/admin/users/:id', async (c) => {
      const user = await userOf(room, c.req.param('id'))
      const { should_soft_delete: isSoft } = await readRequest(c, deleteSchema)
      if (isSoft) throw notValid('Accounts are deleted with all that belongs to them, or not at all')
      await deleteUser(room.database, user.id)
      return c.json({})
    })
    .get('/admin/users/:id/factors', async (c) =>
      c.json((await userOf(room, c.req.param('id'))).factors ?? []),
    )
    .delete('/admin/users/:id/factors/:factor', async (c) => {
      const user = await userOf(room, c.req.param('id'))
      const factor = user.factors?.find(({ id }) => id === c.req.param('factor'))
      if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
      await room.database.query('delete from auth.mfa_factors where id = $1', [factor.id])
      return c.json(factor)
    })
}

/** Whether a request carries the operator's key, compared in a time that does not tell how much of it is right. */
export function isOperator({ keys }: Pick<Room, 'keys'>, c: Context<AppEnv>): boolean {
  return carriesKey(c, keys.secretKey)
}

function requireOperator(room: Room, c: Context<AppEnv>): void {
  if (isOperator(room, c)) return
  if (!c.req.header('authorization') && !c.req.header('apikey'))
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  throw new AuthError(403, 'not_admin', 'User not allowed')
}

async function userOf(room: Room, id: string) {
  if (!z.uuid().safeParse(id).success) throw userNotFound()
  const account = await accountById(room.database, id)
  if (!account) throw userNotFound()
  return account.user
}

/** As RFC 8288 has it; Supabase's client reads the pages from it. */
function linkHeader(page: number, last: number): string {
  const links = [`</admin/users?page=${last}>; rel="last"`]
  if (page < last) links.unshift(`</admin/users?page=${page + 1}>; rel="next"`)
  return links.join(', ')
}
