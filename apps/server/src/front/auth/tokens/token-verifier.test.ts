import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT, exportJWK, type JWK } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { createTokenVerifier } from './token-verifier.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const hour = 3_600_000

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}
let key: JWK
let other: JWK
beforeAll(async () => {
  key = await newKey('ours')
  other = await newKey('ours')
})

const sign = async (by = key, seconds = 3600) =>
  new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid: by.kid ?? '' })
    .setSubject('ada')
    .setAudience('authenticated')
    .setIssuedAt(start / 1000)
    .setExpirationTime(start / 1000 + seconds)
    .sign(await importJWK(by, 'ES256'))

it('takes a token until the second it expires, whether it was checked before or not', async () => {
  let now = start
  const verify = createTokenVerifier(key, () => now)
  const token = await sign()
  const claims = await verify(token)
  expect(claims).toMatchObject({ sub: 'ada' })
  now = start + hour - 1
  // The very same claims, so that what was made of them once is found again.
  expect(await verify(token)).toBe(claims)
  now = start + hour
  await expect(verify(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
  await expect(createTokenVerifier(key, () => now)(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
})

it('refuses each time what another key signed, what nobody signed, and a token that was changed', async () => {
  const verify = createTokenVerifier(key, () => start)
  const good = await sign()
  await verify(good)
  const unsigned = new UnsecuredJWT({ sub: 'ada' }).setExpirationTime(start / 1000 + 60).encode()
  const changed = `${good.slice(0, -4)}${good.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  for (const token of [await sign(other), unsigned, changed, '', good.slice(1)])
    for (const _time of [1, 2])
      await expect(verify(token)).rejects.toHaveProperty('code', expect.stringMatching(/^ERR_J/))
})

it('goes on checking when more tokens came than it remembers', async () => {
  let now = start
  const verify = createTokenVerifier(key, () => now)
  const early = await sign(key, 60)
  await verify(early)
  for (let place = 0; place < 5001; place++) await verify(await sign(key, 7200 + place))
  expect(await verify(early)).toMatchObject({ sub: 'ada' })
  now = start + 60_000
  await expect(verify(early)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
})
