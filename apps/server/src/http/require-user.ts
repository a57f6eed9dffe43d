import { createMiddleware } from 'hono/factory'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Backend } from '../backend/backend.ts'
import { unauthorized } from '../errors.ts'
import type { AppEnv } from './context.ts'

const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string().default(''),
  role: z.literal('authenticated'),
})

/** Lets a request pass with a valid access token only, and says whose it is. */
export function requireUser({ accessTokenKey }: Pick<Backend, 'accessTokenKey'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const [scheme, token] = c.req.header('authorization')?.split(' ') ?? []
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorized()
    const claims = await verify(token, accessTokenKey)
    c.set('user', { id: claims.sub, email: claims.email, token })
    await next()
  })
}

async function verify(token: string, key: Backend['accessTokenKey']): Promise<z.output<typeof claimsSchema>> {
  try {
    const { payload } = typeof key === 'function' ? await jwtVerify(token, key) : await jwtVerify(token, key)
    return claimsSchema.parse(payload)
  } catch {
    throw unauthorized()
  }
}
