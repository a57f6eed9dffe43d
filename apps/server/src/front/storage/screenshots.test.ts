import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('upload@example.test')
})
afterAll(() => server.close())

const png = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])
const bucket = () => learner.client.storage.from('feedback-screenshots')
const upload = (name: string, content: Blob | Uint8Array) =>
  bucket().upload(`${learner.id}/${name}`, content, { contentType: 'image/png', cacheControl: '60' })

it.each([
  ['as a Blob, as a browser has it', () => new Blob([png], { type: 'image/png' })],
  ['as bytes', () => png],
])(
  '[7.8] a screenshot sent %s is kept byte for byte, and found at its public address',
  async (_, content) => {
    const name = `feedback-${_.length}.png`
    expect((await upload(name, content())).error).toBeNull()
    const response = await fetch(bucket().getPublicUrl(`${learner.id}/${name}`).data.publicUrl)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png)
  },
)

it('[7.8] the type of the Blob is the one that the bucket looks at', async () => {
  const { error } = await upload('feedback-3.png', new Blob(['<script>'], { type: 'text/html' }))
  expect(error).toMatchObject({ status: 415 })
})

it('[7.8] a screenshot is not overwritten', async () => {
  const blob = new Blob([png], { type: 'image/png' })
  expect((await upload('feedback-4.png', blob)).error).toBeNull()
  expect((await upload('feedback-4.png', blob)).error).toMatchObject({ status: 409 })
  // Nobody may change one, not even its owner.
  const { error } = await bucket().update(`${learner.id}/feedback-4.png`, blob)
  expect(error).toMatchObject({ status: 403 })
})

it('lets nobody put a screenshot into the folder of another, nor a visitor anywhere', async () => {
  const other = await server.signUp('other@example.test')
  const place = `${learner.id}/theirs.png`
  const blob = new Blob([png], { type: 'image/png' })
  for (const client of [other.client, server.client()]) {
    const { error } = await client.storage.from('feedback-screenshots').upload(place, blob)
    expect(error).toMatchObject({ status: 403 })
  }
})

it('a form that cannot be read is refused', async () => {
  const response = await fetch(`${server.url}/storage/v1/object/feedback-screenshots/${learner.id}/x.png`, {
    method: 'POST',
    headers: {
      apikey: server.backend.publishableKey,
      authorization: `Bearer ${learner.accessToken}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: 'no form',
  })
  expect(response.status).toBe(400)
})

it('offers the dictionaries to learners from the first start on', async () => {
  const { data } = await learner.client.storage.from('dictionaries').download('fr-FR.forms.json')
  expect(JSON.parse((await data?.text()) ?? '')).toBeTypeOf('object')
})
