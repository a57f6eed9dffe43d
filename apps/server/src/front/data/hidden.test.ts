import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'
import { errorOf as errorOfLibrary, type DataError } from './testing/error-of.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const errorOf = (path: string, init?: RequestInit) => errorOfLibrary(library, path, init)
const post = (body: string, headers = {}): RequestInit => ({ method: 'POST', body, headers })

describe('what is not there', () => {
  it('other schemas, and tables of other schemas by their bare name, are not there', async () => {
    for (const schema of ['auth', 'front', 'storage', 'pg_catalog', 'PUBLIC', '']) {
      const read = await errorOf('/users', { headers: { 'accept-profile': schema } })
      const write = await errorOf('/users', post('{"id": 2}', { 'content-profile': schema }))
      if (schema === '') continue
      expect([read.status, read.error?.code, write.error?.code]).toEqual([406, 'PGRST106', 'PGRST106'])
    }
    for (const name of [
      'secrets',
      'objects',
      'buckets',
      'sessions',
      'pg_authid',
      'auth.users',
      'pg_catalog.pg_roles',
      'system_files',
    ])
      expect((await errorOf(`/${name}`)).error?.code).toBe('PGRST205')
  })

  it('a table that is named as one of another schema is itself (auth.users was taken for public.users)', async () => {
    const { data } = await library.learner.from('users').select('*')
    expect(data).toEqual([{ id: 1, nick: 'own' }])
    expect((await errorOf('/users?select=email')).error?.code).toBe('42703')
    expect((await errorOf('/users?select=encrypted_password')).error?.code).toBe('42703')
  })

  it('the description of all tables, plans and unknown ways are not offered', async () => {
    const answers = [
      await errorOf('/'),
      await errorOf('/books/1'),
      await errorOf('/rpc/'),
      await errorOf('/books', { method: 'PUT', body: '{}' }),
      await errorOf('/books', { headers: { accept: 'application/vnd.pgrst.plan+json' } }),
      await errorOf('/books', { headers: { accept: 'application/geo+json' } }),
    ]
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual([
      '404 PGRST126',
      '404 PGRST125',
      '404 PGRST126',
      '405 PGRST117',
      '406 PGRST107',
      '406 PGRST107',
    ])
  })

  it('[6.4a] without a key, or with a token that is forged or expired, nothing is told', async () => {
    const { foundation, learnerId, url } = library
    const expired = await foundation.sign(learnerId, -60)
    const [head = '', , signature = ''] = library.token.split('.')
    const forged = `${head}.${Buffer.from('{"sub":"x","role":"service_role"}').toString('base64url')}.${signature}`
    const codes = await Promise.all(
      [
        {},
        { apikey: 'nothing' },
        { apikey: foundation.keys.publishableKey, authorization: `Bearer ${expired}` },
        { apikey: foundation.keys.publishableKey, authorization: `Bearer ${forged}` },
      ].map(async (headers) => {
        const response = await fetch(`${url}/rest/v1/books`, { headers: new Headers(headers as HeadersInit) })
        return [response.status, ((await response.json()) as DataError).code]
      }),
    )
    expect(codes).toEqual([
      [401, 'PGRST302'],
      [401, 'PGRST302'],
      [401, 'PGRST303'],
      [401, 'PGRST301'],
    ])
  })

  it('names of JavaScript itself are no tables, columns, functions or preferences', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect((await errorOf(`/${name}`)).status).toBe(404)
      expect((await errorOf(`/rpc/${name}`)).status).toBe(404)
      expect((await errorOf(`/books?select=${name}`)).status).toBe(400)
      expect((await errorOf(`/books?${name}=eq.1`)).status).toBe(400)
      expect((await errorOf(`/books?id=${name}.1`)).status).toBe(400)
      expect((await errorOf('/books', { headers: { prefer: `${name}=1` } })).status).toBe(200)
    }
    expect((await errorOf('/books', post('{"__proto__": {"x": 1}}'))).error?.code).toBe('PGRST204')
  })
})
