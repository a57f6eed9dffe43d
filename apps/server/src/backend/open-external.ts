import { createRemoteJWKSet } from 'jose'
import type { Backend } from './backend.ts'

/** A hosted or self-hosted Supabase: the browser talks to it directly, our server keeps nothing. */
export function openExternal(supabase: { url: string; publishableKey: string; secretKey: string }): Backend {
  return {
    mode: 'supabase',
    publicUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    mailMode: 'external',
    mails: () => [],
    accessTokenKey: createRemoteJWKSet(new URL('/auth/v1/.well-known/jwks.json', supabase.url), {
      cacheMaxAge: 10 * 60_000,
    }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(supabase.url + pathname + search, request))
    },
    handleUpgrade: undefined,
    close: () => Promise.resolve(),
  }
}
