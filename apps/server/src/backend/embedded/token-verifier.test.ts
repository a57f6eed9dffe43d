import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { createTokenVerifier } from './token-verifier.ts'

const secret = 'a-secret-of-thirty-two-characters'
const start = Date.parse('2026-01-01T00:00:00Z')
const hour = 3_600_000

const sign = (by = secret, seconds: number | undefined = 3600) => {
  const token = new SignJWT({ sub: 'ada', role: 'authenticated' }).setProtectedHeader({ alg: 'HS256' })
  return token.setExpirationTime(start / 1000 + seconds).sign(new TextEncoder().encode(by))
}

it('takes a token until the second it expires, whether it was checked before or not', async () => {
  let now = start
  const verify = createTokenVerifier(secret, () => now)
  const token = await sign()
  expect(await verify(token)).toMatchObject({ sub: 'ada' })
  now = start + hour - 1
  expect(await verify(token)).toMatchObject({ sub: 'ada' })
  now = start + hour
  await expect(verify(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
  await expect(createTokenVerifier(secret, () => now)(token)).rejects.toMatchObject({
    code: 'ERR_JWT_EXPIRED',
  })
})

it('refuses each time what another secret signed, what nobody signed, and a token that was changed', async () => {
  const verify = createTokenVerifier(secret, () => start)
  const good = await sign()
  await verify(good)
  const unsigned = new UnsecuredJWT({ sub: 'ada' }).setExpirationTime(start / 1000 + 60).encode()
  const changed = `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`
  for (const token of [await sign('another-secret-of-the-same-length'), unsigned, changed, '', good.slice(1)])
    for (const _time of [1, 2])
      await expect(verify(token)).rejects.toHaveProperty('code', expect.stringMatching(/^ERR_J/))
})

it('goes on checking when more tokens came than it remembers', async () => {
  let now = start
  const verify = createTokenVerifier(secret, () => now)
  const early = await sign(secret, 60)
  await verify(early)
  for (let place = 0; place < 5001; place++) await verify(await sign(secret, 7200 + place))
  expect(await verify(early)).toMatchObject({ sub: 'ada' })
  now = start + 60_000
  await expect(verify(early)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
})
