import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommanderError } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../config.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { connect, type Connection } from './connect.ts'
import { createProgram } from './program.ts'

const folders: string[] = []
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-admin-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Setting {
  config?: Config
  connect?: (config: Config) => Promise<Connection>
  /** What the operator types when asked. */
  typed?: string
  warn?: (text: string) => void
}

/** Runs one command line and returns what it printed. */
async function run(
  line: readonly string[],
  { config, connect: reach = connect, typed, warn = () => undefined }: Setting,
): Promise<string> {
  const printed: string[] = []
  const program = createProgram({
    readConfig: () => config ?? readConfig({ DATA_DIR: makeFolder() }),
    connect: reach,
    ask: () => Promise.resolve(typed),
    print: (text) => printed.push(text),
    warn,
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  await program.parseAsync(line, { from: 'user' })
  return printed.join('\n')
}

describe('commands on a server', () => {
  let server: TestServer
  let learner: TestLearner
  let setting: Setting
  const ended: string[] = []
  const billing = { endSubscription: async (userId: string) => void ended.push(userId) }
  beforeAll(async () => {
    server = await startTestServer()
    learner = await server.signUp('ada@example.test')
    await server.signUp('ada.lovelace@example.test')
    const client = server.client(server.backend.secretKey)
    setting = { connect: () => Promise.resolve({ client, billing, close: () => Promise.resolve() }) }
  })
  afterAll(() => server.close())

  it('[2.47] close the site with a message and open it again', async () => {
    await run(['site', 'off', '--message', 'Back at noon.'], setting)
    expect(await run(['status'], setting)).toBe('site: closed (Back at noon.)\nsign-up: open')
    const { data } = await learner.client.from('app_settings').select().single()
    expect(data).toMatchObject({ site_disabled: true, site_disabled_message: 'Back at noon.' })
    await run(['site', 'on'], setting)
    await run(['sign-up', 'off'], setting)
    expect(await run(['status'], setting)).toBe('site: open\nsign-up: closed')
    await run(['sign-up', 'on'], setting)
  })

  it('grant credits to the one who has exactly this address', async () => {
    const { data: before } = await learner.client.from('profiles').select('credits').single()
    expect(await run(['credits', 'grant', 'ADA@example.test', '500'], setting)).toBe(
      `ADA@example.test has ${(before?.credits ?? 0) + 500} credits now.`,
    )
    await expect(run(['credits', 'grant', 'ada', '500'], setting)).rejects.toThrow(
      'Nobody here has the address ada.',
    )
  })

  it('list accounts by a part of the address', async () => {
    const table = await run(['users', 'list', '--search', 'lovelace'], setting)
    expect(table.split('\n')).toHaveLength(2)
    expect(table).toContain('ada.lovelace@example.test')
    expect(JSON.parse(await run(['users', 'list', '--json'], setting))).toHaveLength(2)
    expect(await run(['users', 'list', '--search', '%'], setting)).toBe('No account matches.')
  })

  it('delete an account only where its address is typed again, with its plan, files and rows', async () => {
    const { id, client, email } = await server.signUp('gone@example.test')
    const picture = new Uint8Array([137, 80, 78, 71])
    const { error } = await client.storage
      .from('feedback-screenshots')
      .upload(`${id}/2026/page.png`, picture, { contentType: 'image/png' })
    expect(error).toBeNull()
    await expect(run(['users', 'delete', email], { ...setting, typed: 'yes' })).rejects.toThrow(
      'Nothing was deleted.',
    )
    expect(ended).toEqual([])
    await run(['users', 'delete', email], { ...setting, typed: email })
    expect(ended).toEqual([id])

    const service = server.client(server.backend.secretKey)
    expect((await service.storage.from('feedback-screenshots').list(`${id}/2026`)).data).toEqual([])
    expect((await service.from('profiles').select().eq('id', id)).data).toEqual([])
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await run(['users', 'list', '--search', email], setting)).toBe('No account matches.')
  })
})

describe('suggestions', () => {
  let server: TestServer
  let learner: TestLearner
  let setting: Setting
  beforeAll(async () => {
    server = await startTestServer()
    learner = await server.signUp('ada@example.test')
    const client = server.client(server.backend.secretKey)
    const billing = { endSubscription: () => Promise.resolve() }
    setting = { connect: () => Promise.resolve({ client, billing, close: () => Promise.resolve() }) }
  })
  afterAll(() => server.close())

  it('[1.7] are listed and get a status', async () => {
    expect(await run(['suggestions', 'list'], setting)).toBe('There are no suggestions.')
    const { data } = await learner.client.rpc('add_suggestion', {
      p_user_id: learner.id,
      p_title: 'A dark mode',
      p_description: 'For the evening.',
    })
    const { id } = data as { id: string }
    expect(await run(['suggestions', 'set', id, 'planned'], setting)).toBe('“A dark mode” is planned now.')
    const [, row] = (await run(['suggestions', 'list'], setting)).split('\n')
    expect(row).toMatch(new RegExp(`^${id} +1 +planned +A dark mode$`))
    expect(await run(['suggestions', 'list', '--status', 'open'], setting)).toBe('There are no suggestions.')
    expect(JSON.parse(await run(['suggestions', 'list', '--json'], setting))).toMatchObject([
      { id, votes: 1 },
    ])
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
    '[1.7] set nothing where there is no %s',
    async (id) => {
      await expect(run(['suggestions', 'set', id, 'done'], setting)).rejects.toThrow(
        `There is no suggestion ${id}.`,
      )
    },
  )
})

describe('commands without a server', () => {
  it('open the data themselves', async () => {
    const config = readConfig({ DATA_DIR: makeFolder() })
    await run(['site', 'off'], { config })
    expect(await run(['status'], { config })).toContain('site: closed')
  })
})

describe('backups', () => {
  const place = async () => {
    const folder = makeFolder()
    const config = readConfig({ DATA_DIR: join(folder, 'data') })
    await mkdir(join(config.dataDir, 'database'), { recursive: true })
    await writeFile(join(config.dataDir, 'secrets.json'), 'keys')
    await writeFile(join(config.dataDir, 'database', 'PG_VERSION'), '17')
    return { config, file: join(folder, 'backup.tar.gz') }
  }

  it('are put back as they were, and keep what was there', async () => {
    const { config, file } = await place()
    await run(['backup', file], { config })
    expect((await stat(file)).mode & 0o077).toBe(0)
    await writeFile(join(config.dataDir, 'secrets.json'), 'lost')
    await run(['restore', file], { config })
    expect(await readFile(join(config.dataDir, 'secrets.json'), 'utf8')).toBe('keys')
    expect(await readFile(join(config.dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('17')
    expect(await readFile(join(`${config.dataDir}.before-20261121-120000`, 'secrets.json'), 'utf8')).toBe(
      'lost',
    )
  })

  it('are not put back where nothing can be kept beside the data', async () => {
    const { config, file } = await place()
    await run(['backup', file], { config })
    const within = readConfig({ DATA_DIR: join(file, 'data') })
    await expect(run(['restore', file], { config: within })).rejects.toThrow('cannot be kept beside it')
    const folder = dirname(config.dataDir)
    await mkdir(join(`${config.dataDir}.before-20261121-120000`, 'taken'), { recursive: true })
    const before = await readdir(folder)
    await expect(run(['restore', file], { config })).rejects.toThrow('cannot be kept beside it')
    expect(await readdir(folder)).toEqual(before)
    expect(await readFile(join(config.dataDir, 'secrets.json'), 'utf8')).toBe('keys')
  })

  it('change nothing where the file is none', async () => {
    const { config, file } = await place()
    await writeFile(file, 'no archive')
    await expect(run(['restore', file], { config })).rejects.toThrow('is not a whole backup')
    expect(await readFile(join(config.dataDir, 'secrets.json'), 'utf8')).toBe('keys')
    await expect(run(['backup', file], { config })).rejects.toThrow('never replaces another one')
  })
})

describe('a wrong command line', () => {
  it.each([
    [['site', 'ajar'], 'choices are on, off'],
    [['credits', 'grant', 'ada@example.test', '-5'], 'a whole number from 1'],
    [['credits', 'grant', 'ada@example.test', 'many'], 'a whole number from 1'],
    [['suggestions', 'set', '1', 'perhaps'], 'choices are open, planned, done, declined'],
    [['water'], "unknown command 'water'"],
  ])('%j is refused and explained', async (line, explanation) => {
    const warnings: string[] = []
    const unreached = () => Promise.reject(new Error('must not be reached'))
    await expect(run(line, { connect: unreached, warn: (text) => warnings.push(text) })).rejects.toThrow(
      CommanderError,
    )
    expect(warnings.join('')).toContain(explanation)
  })
})
