import { Hono } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid } from '../auth-error.ts'

/** What Supabase's account service has and this one does not, by the codes that its clients know. */
export function notOfferedRoutes() {
  const noProvider = () => {
    throw notValid('Unsupported provider: provider is not enabled')
  }
  const noLinking = () => {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  return new Hono<AppEnv>()
    .get('/authorize', noProvider)
    .all('/callback', noProvider)
    .post('/sso', () => {
      throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
    })
    .get('/user/identities/authorize', noLinking)
    .delete('/user/identities/:id', noLinking)
    .all('*', () => {
      throw new AuthError(404, 'feature_not_offered', 'This server does not offer what was asked for.')
    })
}
