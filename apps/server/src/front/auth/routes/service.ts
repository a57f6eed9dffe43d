import { Hono } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import type { Room } from '../room.ts'
import { publicKeyOf } from '../tokens/access-token.ts'

/** What the service says of itself: `/settings`, `/health` and the public key. */
export function serviceRoutes({ keys, switches }: Room) {
  return new Hono<AppEnv>()
    .get('/settings', (c) =>
      c.json({
        external: { email: true, phone: false, anonymous_users: false },
        disable_signup: switches.current().signupDisabled,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        passkeys_enabled: false,
      }),
    )
    .get('/health', (c) =>
      c.json({ name: 'Lingarden', version: '1', description: 'The account service of Lingarden' }),
    )
    .get('/.well-known/jwks.json', (c) => c.json({ keys: [publicKeyOf(keys.signing)] }))
}
