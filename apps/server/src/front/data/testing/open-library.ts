import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { AppEnv } from '../../../http/context.ts'
import { layFoundation, serve, type Foundation } from '../../testing/rooms.ts'
import { createDataApi } from '../create-data-api.ts'
import { librarySql } from './library.ts'

/** The tables of the library have no generated types. */
export type LibraryClient = SupabaseClient

export interface Library {
  foundation: Foundation
  url: string
  /** A learner. */
  learner: LibraryClient
  visitor: LibraryClient
  operator: LibraryClient
  learnerId: string
  token: string
  /** Asks without the client; paths begin behind /rest/v1. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** The data API over HTTP, on a database that also holds the library. */
export async function openLibrary(): Promise<Library> {
  const foundation = await layFoundation()
  const { database, authenticate, keys } = foundation
  await database.transaction(async ({ query }) => {
    for (const statement of librarySql.split(/;\s*\n/).filter((text) => text.trim() !== ''))
      await query(statement)
  })
  const log = pino({ level: 'silent' })
  const app = new Hono<AppEnv>().route('/rest/v1', createDataApi({ database, authenticate, log }))
  const server = await serve({
    fetch: (request, bindings) => app.fetch(request, bindings as AppEnv['Bindings']),
  })
  const { id, token } = await foundation.enrol(server.url)
  const clientWith = (key: string, bearer?: string): LibraryClient =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(bearer && { accessToken: () => Promise.resolve(bearer) }),
    })
  return {
    foundation,
    url: server.url,
    learner: clientWith(keys.publishableKey, token),
    visitor: clientWith(keys.publishableKey),
    operator: clientWith(keys.secretKey),
    learnerId: id,
    token,
    ask: (path, init = {}) => {
      const headers = new Headers({
        apikey: keys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      })
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
      return fetch(`${server.url}/rest/v1${path}`, { ...init, headers })
    },
    close: async () => {
      server.close()
      await foundation.close()
    },
  }
}
