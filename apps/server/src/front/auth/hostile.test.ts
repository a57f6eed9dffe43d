import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minute, openTestAuth, type TestAuth } from './testing/open-test-auth.ts'

let server: TestAuth
let token: string
let factorId: string
beforeAll(async () => {
  server = await openTestAuth()
  const { client } = await server.signUp('hostile@example.test')
  token = (await client.auth.getSession()).data.session?.access_token ?? ''
  factorId = (await client.auth.mfa.enroll({ factorType: 'totp' })).data?.id ?? ''
})
afterAll(() => server.close())

const paths = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=pkce',
  'token?grant_type=id_token',
  'token',
  'verify',
  'verify?token=x&type=signup&redirect_to=%00',
  'verify?type=recovery&redirect_to=http://[',
  'otp',
  'magiclink',
  'recover',
  'resend',
  'reauthenticate',
  'user',
  'user?%00=x',
  'user/identities/x',
  'logout?scope=%00',
  'logout?scope=galaxy',
  'factors',
  'factors/x/verify',
  'factors/FACTOR/challenge',
  'factors/FACTOR/verify',
  'admin/users',
  'admin/users?page=-1&per_page=1e99',
  'admin/users?page=x&per_page=%00',
  'admin/users/x',
  'admin/users/%00',
  'admin/users/00000000-0000-4000-8000-000000000000',
  'admin/generate_link',
  'invite',
  'sso',
  'authorize?provider=%E0%A4%A',
  'callback',
  'settings',
  '%00',
  '..%2f..%2fsecrets',
]
const texts = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '\0',
    '\ud800',
    'a@b.test',
    'ada@example.test\r\nBcc: x',
    "' or 1=1 --",
    '123456',
    'é'.repeat(300),
  ),
  fc.string(),
)
const value = fc.oneof(
  texts,
  fc.constantFrom(null, 0, -1, 1e99, true, [], {}, [null], { x: [] }),
  fc.jsonValue(),
)
const fields = [
  'email',
  'phone',
  'password',
  'data',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'current_password',
  'create_user',
  'app_metadata',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'new_email',
  'redirect_to',
  'ban_duration',
  'user_metadata',
  'password_hash',
  'id',
  '__proto__',
]
const likely = fc.record({
  email: fc.constantFrom('a@b.test', 'hostile@example.test'),
  password: fc.constantFrom('garden-path-7', 'x'),
  type: fc.constantFrom('signup', 'recovery', 'email_change', 'magiclink'),
})
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value).map((object) => JSON.stringify(object)),
  fc
    .tuple(likely, fc.dictionary(fc.constantFrom(...fields), value))
    .map(([a, b]) => JSON.stringify({ ...a, ...b })),
  fc.constantFrom('', 'null', '[]', '{', '"x"', '0', '{"email":"\\u0000"}', '{"data":{"__proto__":{"x":1}}}'),
  fc.string(),
)
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
  path: fc.constantFrom(...paths),
  body,
  who: fc.constantFrom('nobody', 'learner', 'operator'),
})

/** Whether an error has the shape that Supabase's clients read. */
function isToldAs(status: number, text: string): boolean {
  const { code, error_code: name, msg } = JSON.parse(text) as Record<string, unknown>
  return code === status && typeof name === 'string' && typeof msg === 'string'
}

it('no request fails, whatever it holds: never a 5xx, and an error in the service’s own shape', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, body: sent, who }) => {
      // No limit is to hide an answer.
      server.time.now += minute / 60
      const known = { nobody: '', learner: token, operator: server.keys.secretKey }[who]
      const answer = await server.ask(path.replace('FACTOR', factorId), {
        method,
        from: `198.51.100.${Math.floor(server.time.now / 1000) % 250}`,
        ...(known && { headers: { authorization: `Bearer ${known}` } }),
        ...(method !== 'GET' && method !== 'HEAD' && { body: sent }),
      })
      const text = await answer.text()
      expect(answer.status, `${method} ${path} ${sent}: ${text}`).toBeLessThan(500)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const isClear = answer.status < 400 || method === 'HEAD' || isToldAs(answer.status, text)
      expect(isClear, `${method} ${path} ${sent}: ${text}`).toBe(true)
    }),
    {
      numRuns: Number(process.env['FUZZ_RUNS'] ?? 400),
      seed: Number(process.env['FUZZ_SEED'] ?? 1),
      endOnFailure: true,
    },
  )
  await server.auth.idle()
})
