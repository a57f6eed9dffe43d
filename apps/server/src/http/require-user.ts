import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { Backend } from '../backend/backend.ts'
import { unauthorized } from '../errors.ts'
import { bearerOf } from './bearer.ts'
import type { AppEnv } from './context.ts'

const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string().default(''),
  role: z.literal('authenticated'),
})

/** Lets a request pass with a valid access token only, and says whose it is. */
export function requireUser({ verifyToken }: Pick<Backend, 'verifyToken'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    if (!token) throw unauthorized()
    const claims = await readClaims(token, verifyToken)
    c.set('user', { id: claims.sub, email: claims.email, token })
    await next()
  })
}

async function readClaims(
  token: string,
  verifyToken: Backend['verifyToken'],
): Promise<z.output<typeof claimsSchema>> {
  try {
    return claimsSchema.parse(await verifyToken(token))
  } catch {
    throw unauthorized()
  }
}
