import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { openExternal } from './open-external.ts'

const keyId = 'key-of-the-project'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
let keys: CryptoKeyPair
let project: Server
let url = ''
const asked: string[] = []

/** A project elsewhere that gives out its public key and nothing else. */
beforeAll(async () => {
  keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const publicKey = { ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: keyId, alg: 'ES256' }
  project = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicKey] }))
  })
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
})
afterAll(() => {
  project.closeAllConnections()
  project.close()
})
afterEach(() => void vi.useRealTimers())

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function sign(claims: object): Promise<string> {
  const content = `${base64url({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${base64url(claims)}`
  const signature = await crypto.subtle.sign(algorithm, keys.privateKey, Buffer.from(content))
  return `${content}.${Buffer.from(signature).toString('base64url')}`
}

it('[9.9e] keeps the signing key of a project for 10 minutes, and checks every token with it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  const backend = openExternal(
    { url, publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' },
    pino({ level: 'silent' }),
  )
  const token = await sign({ sub: 'learner', exp: Date.now() / 1000 + 3600 })
  expect(await backend.verifyToken(token)).toMatchObject({ sub: 'learner' })
  vi.setSystemTime('2026-11-21T12:09:59Z')
  expect(await backend.verifyToken(token)).toMatchObject({ sub: 'learner' })
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  const [head, , signature] = token.split('.')
  const forged = `${head}.${base64url({ sub: 'somebody else', exp: Date.now() / 1000 + 3600 })}.${signature}`
  await expect(backend.verifyToken(forged)).rejects.toThrow('Invalid JWT signature')
  expect(asked).toHaveLength(1)

  vi.setSystemTime('2026-11-21T12:10:01Z')
  expect(await backend.verifyToken(token)).toMatchObject({ sub: 'learner' })
  expect(asked).toHaveLength(2)
  vi.setSystemTime('2026-11-21T13:00:01Z')
  await expect(backend.verifyToken(token)).rejects.toThrow('JWT has expired')
})
