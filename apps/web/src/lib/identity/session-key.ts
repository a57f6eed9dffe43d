import { getRuntimeConfig } from '@/lib/runtime-config'

/** Where the auth client keeps the session; the name it would choose itself. */
export function sessionKey(): string {
  return `sb-${new URL(getRuntimeConfig().supabaseUrl).hostname.split('.')[0]}-auth-token`
}
