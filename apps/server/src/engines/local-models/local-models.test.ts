import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { createProgram } from '../../admin/program.ts'
import { lookForModels } from '../look-for-models.ts'
import { readLocalAddresses } from './addresses.ts'
import { chooseModel, memoryOf } from './choose-model.ts'
import { findLocalServers } from './find-local-servers.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers paths as programs of that kind do; it notes what it was asked. */
async function serve(pages: Record<string, unknown>): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const page = pages[request.url ?? '']
    if (page === 'silent') return
    if (typeof page === 'string') response.writeHead(302, { location: page }).end()
    else if (page === undefined) response.writeHead(404).end('not found')
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** As Ollama 0.12 answers. */
const ollamaModel = (name: string, size: number, parameters: string) => ({
  name,
  model: name,
  modified_at: '2026-10-01T10:00:00Z',
  size,
  digest: 'a80c4f17acd5',
  details: { format: 'gguf', family: 'llama', parameter_size: parameters, quantization_level: 'Q4_K_M' },
})
const ollamaModels = [
  ollamaModel('llama3.2:latest', 2_019_393_189, '3.2B'),
  ollamaModel('qwen3:8b', 5_225_388_164, '8.2B'),
  ollamaModel('llama3.3:70b', 42_520_413_916, '70.6B'),
  ollamaModel('nomic-embed-text:latest', 274_302_450, '137M'),
]
const startOllama = () =>
  serve({
    '/v1/models': {
      object: 'list',
      data: ollamaModels.map(({ name }) => ({
        id: name,
        object: 'model',
        created: 1_759_312_800,
        owned_by: 'library',
      })),
    },
    '/api/tags': { models: ollamaModels },
  })
/** As llama.cpp's server answers. */
const startLlamaCpp = () =>
  serve({
    '/v1/models': {
      object: 'list',
      data: [
        {
          id: 'gemma-3-4b-it-Q4_K_M.gguf',
          object: 'model',
          created: 1,
          owned_by: 'llamacpp',
          meta: {
            vocab_type: 1,
            n_vocab: 262_144,
            n_ctx_train: 131_072,
            n_params: 3_880_099_328,
            size: 2_487_000_000,
          },
        },
      ],
    },
  })

const gigabytes = (count: number) => count * 1e9

it('finds what runs on this machine, by its own protocol, and leaves out what is something else', async () => {
  const ollama = await startOllama()
  const llamaCpp = await startLlamaCpp()
  const website = await serve({ '/v1/models': { title: 'Not a list' } })
  const away = await serve({ '/v1/models': 'http://example.com/v1/models' })
  const silent = await serve({ '/v1/models': 'silent' })
  const servers = await findLocalServers([
    ...[ollama, llamaCpp, website, away, silent].map(({ address }) => address),
    'http://127.0.0.1:9',
  ])
  expect(servers.map(({ kind, baseUrl }) => [kind, baseUrl])).toEqual([
    ['Ollama', `${ollama.address}/v1`],
    ['llama.cpp', `${llamaCpp.address}/v1`],
  ])
  expect(servers[0]?.models.map(({ id }) => id)).toEqual(['llama3.2:latest', 'qwen3:8b', 'llama3.3:70b'])
  expect(servers[1]?.models[0]?.billions).toBeCloseTo(3.88)
  // Lists alone: a question would load a model into memory.
  expect(ollama.asked).toEqual(['GET /v1/models', 'GET /api/tags'])
})

it('reads the size of a model from its name, where its server tells no more', async () => {
  const { address } = await serve({
    '/v1/models': {
      object: 'list',
      data: [
        { id: 'qwen2.5-7b-instruct', object: 'model', owned_by: 'organization_owner' },
        { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', owned_by: 'organization_owner' },
      ],
    },
  })
  const [server] = await findLocalServers([address])
  expect(server).toMatchObject({
    kind: 'LM Studio',
    models: [{ id: 'qwen2.5-7b-instruct', billions: 7, bytes: undefined }],
  })
  expect(memoryOf({ id: 'm', billions: 7, bytes: undefined })).toBeGreaterThan(gigabytes(5))
})

it('chooses the largest model that fits the machine and is quick on it, else the smallest', async () => {
  const { address } = await startOllama()
  const servers = await findLocalServers([address])
  const chosen = (memory: number) => chooseModel(servers, memory)?.model.id
  expect(chosen(gigabytes(128))).toBe('qwen3:8b')
  expect(chosen(gigabytes(8))).toBe('llama3.2:latest')
  expect(chosen(gigabytes(2))).toBe('llama3.2:latest')
})

it('looks at addresses of this machine alone', () => {
  expect(readLocalAddresses('http://localhost:9000/v1, http://[::1]:1')).toEqual([
    'http://localhost:9000',
    'http://[::1]:1',
  ])
  expect(readLocalAddresses('none')).toEqual([])
  for (const given of [
    'http://192.168.1.5:11434',
    'http://127.0.0.1.example.com',
    'https://ollama.example.com',
    'file:///etc/passwd',
    'http://user@10.0.0.1/',
    'no address',
  ])
    expect(() => readLocalAddresses(given)).toThrow('AI_LOCAL_SERVERS is not valid')
})

it('offers what it found where nothing was chosen, and never uses it unasked', async () => {
  const ollama = await startOllama()
  const config = readConfig({ AI_LOCAL_SERVERS: ollama.address })
  const { settings, note } = lookForModels(config, gigabytes(16))
  expect(await settings).toBeUndefined()
  expect(await note).toContain('qwen3:8b (8.2 billion parameters, takes about 6.7 GB of memory)')
  expect(await note).toContain('it is not asked. AI_PROVIDER=local lets it answer')
})

it('says nothing where a tutor was chosen, also the built-in one', async () => {
  const ollama = await startOllama()
  const chosen = { AI_LOCAL_SERVERS: ollama.address, AI_PROVIDER: 'builtin' }
  expect(await lookForModels(readConfig(chosen)).note).toBeUndefined()
  expect(ollama.asked).toEqual([])
})

it('uses with one setting the model that fits, or the one that is named', async () => {
  const ollama = await startOllama()
  const local = { AI_PROVIDER: 'local', AI_LOCAL_SERVERS: ollama.address }
  const settingsOf = (env: Record<string, string>) => lookForModels(readConfig(env), gigabytes(16)).settings
  expect(await settingsOf(local)).toEqual({
    provider: 'openai-compatible',
    model: 'qwen3:8b',
    baseUrl: `${ollama.address}/v1`,
    apiKey: undefined,
  })
  expect(await settingsOf({ ...local, AI_MODEL: 'llama3.2' })).toMatchObject({ model: 'llama3.2:latest' })
})

it('says what is missing, and the built-in tutor answers', async () => {
  const ollama = await startOllama()
  const look = (env: Record<string, string>) =>
    lookForModels(readConfig({ AI_PROVIDER: 'local', ...env }), gigabytes(16))
  const nobody = look({ AI_LOCAL_SERVERS: 'http://127.0.0.1:9' })
  expect(await nobody.settings).toBeUndefined()
  expect(await nobody.note).toContain('no language server answers on this machine')
  const other = look({ AI_LOCAL_SERVERS: ollama.address, AI_MODEL: 'mistral' })
  expect(await other.settings).toBeUndefined()
  expect(await other.note).toContain('Ollama on this machine lacks the model mistral')
  expect(() => readConfig({ AI_PROVIDER: 'local', AI_BASE_URL: 'http://10.0.0.1' })).toThrow('AI_BASE_URL')
})

it("the operator's command tells what each model takes, and the setting", async () => {
  const ollama = await startOllama()
  const printed: string[] = []
  const nobody = () => Promise.reject(new Error('not asked for'))
  const program = createProgram({
    readConfig: () => readConfig({ AI_LOCAL_SERVERS: ollama.address }),
    connect: nobody,
    ask: nobody,
    askSecret: nobody,
    print: (text) => printed.push(text),
    warn: () => undefined,
    now: () => new Date(0),
  })
  await program.parseAsync(['models'], { from: 'user' })
  expect(printed.join('\n')).toMatch(
    /^Ollama at .*\n  llama3\.2:latest \(3\.2 billion parameters, takes about 3\.2 GB of memory\)\n/,
  )
  expect(printed.join('\n')).toContain('AI_PROVIDER=local has ')
})
