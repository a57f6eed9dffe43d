import { randomUUID } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { Database as Tables } from '@lingarden/database/generated/types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Hono } from 'hono'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { createAuthenticate, type Authenticate } from '../authenticate.ts'
import { readOrCreateKeys, type FrontKeys } from '../keys.ts'

type Client = SupabaseClient<Tables>

/** An account with a token, made without the rooms of accounts. */
export interface RoomLearner {
  id: string
  token: string
  /** The session of the token. */
  sessionId: string
  client: Client
}

/** What the rooms of the front stand on in a test: a database of its own, keys, accounts. */
export interface Foundation {
  database: Database
  location: Awaited<ReturnType<typeof openTestDatabase>>['location']
  keys: FrontKeys
  authenticate: Authenticate
  verifyToken: (token: string) => Promise<unknown>
  /** @param expiresIn seconds that the token holds; may be over */
  sign: (id: string, expiresIn?: number, sessionId?: string) => Promise<string>
  /** An account with a profile. */
  enrol: (url: string) => Promise<RoomLearner>
  /** A visitor; with the secret key the operator. */
  client: (url: string, key?: string) => Client
  close: () => Promise<void>
}

export async function layFoundation(): Promise<Foundation> {
  const { database, location, close } = await openTestDatabase()
  const keys = await readOrCreateKeys(database)
  const key = await importJWK(keys.signing, 'ES256')
  const { d: _, ...publicKey } = keys.signing
  const opening = await importJWK(publicKey, 'ES256')
  const verifyToken = async (token: string) => (await jwtVerify(token, opening)).payload
  const sign = (id: string, expiresIn = 3600, sessionId?: string) =>
    new SignJWT({ sub: id, role: 'authenticated', ...(sessionId && { session_id: sessionId }) })
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign(key)
  const auth = { persistSession: false, autoRefreshToken: false }
  return {
    database,
    location,
    keys,
    verifyToken,
    authenticate: createAuthenticate(keys, verifyToken),
    sign,
    enrol: async (url) => {
      const id = randomUUID()
      await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`])
      const sessionId = randomUUID()
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id])
      const token = await sign(id, undefined, sessionId)
      const client = createClient<Tables>(url, keys.publishableKey, {
        accessToken: () => Promise.resolve(token),
      })
      return { id, token, sessionId, client }
    },
    client: (url, apiKey = keys.publishableKey) => createClient<Tables>(url, apiKey, { auth }),
    close,
  }
}

/** Serves rooms over HTTP on a free port. */
export async function serve(app: Pick<Hono, 'fetch'>) {
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}
