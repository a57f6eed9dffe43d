import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../backend/mail/mail.ts'
import { readConfig, type Config } from '../config.ts'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'
import { addressOf } from '../test/address-of.ts'
import { readVersion } from '../version.ts'
import type { AdminError } from './admin-error.ts'
import { connect, type Connection } from './connect.ts'
import { createProgram } from './program.ts'

const folders: string[] = []
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-admin-'))
  // As root PostgreSQL runs as somebody else, who has to get into it.
  chmodSync(folder, 0o711)
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
  /** What the operator types unseen, one after the other. */
  secrets?: string[]
  warn?: (text: string) => void
}

/** Runs one command line and returns what it printed. */
async function run(
  line: readonly string[],
  { config, connect: reach = connect, typed, secrets = [], warn = () => undefined }: Setting,
): Promise<string> {
  const printed: string[] = []
  const program = createProgram({
    readConfig: () => config ?? readConfig({ DATA_DIR: makeFolder() }),
    connect: reach,
    ask: () => Promise.resolve(typed),
    askSecret: () => Promise.resolve(secrets.shift()),
    print: (text) => printed.push(text),
    warn,
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  await program.parseAsync(line, { from: 'user' })
  return printed.join('\n')
}

/** What commands sent. */
const sent: Mail[] = []

/** What a command finds of a server that runs. */
const connectionTo = (
  server: TestServer,
  billing: Connection['billing'] = { endSubscription: () => Promise.resolve() },
): Connection => ({
  client: server.client(server.backend.secretKey),
  billing,
  database: server.backend.database,
  mail: { send: (mail) => Promise.resolve(void sent.push(mail)) },
  siteUrl: 'https://garden.example.org',
  close: () => Promise.resolve(),
})

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
    setting = { connect: () => Promise.resolve(connectionTo(server, billing)) }
  })
  afterAll(() => server.close())

  it('[1.12] close the site with a message and open it again', async () => {
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
    const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])
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
    setting = { connect: () => Promise.resolve(connectionTo(server)) }
  })
  afterAll(() => server.close())

  it('are listed and get a status', async () => {
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
    'set nothing where there is no %s',
    async (id) => {
      await expect(run(['suggestions', 'set', id, 'done'], setting)).rejects.toThrow(
        `There is no suggestion ${id}.`,
      )
    },
  )
})

describe('accounts', () => {
  let server: TestServer
  let setting: Setting
  let told: Setting
  beforeAll(async () => {
    server = await startTestServer()
    setting = { connect: () => Promise.resolve(connectionTo(server)) }
    told = { connect: () => Promise.resolve({ ...connectionTo(server), mail: undefined }) }
  })
  afterAll(() => server.close())
  const signIn = (email: string, password = testPassword) =>
    server.client().auth.signInWithPassword({ email, password })
  /** Opens an account by a printed link, as the page it leads to does. */
  async function openBy(printed: string, type: 'recovery' | 'invite') {
    const [address = ''] = printed.split('\n')
    const link = new URL(address)
    expect(link.href).toMatch(/^https:\/\/garden\.example\.org\/auth\/callback\?/)
    expect(link.searchParams.get('type')).toBe(type)
    const client = server.client()
    const use = { token_hash: link.searchParams.get('token') ?? '', type }
    return {
      client,
      first: await client.auth.verifyOtp(use),
      second: await server.client().auth.verifyOtp(use),
    }
  }

  it('lose all their sessions where the operator ends them', async () => {
    const { email, client } = await server.signUp('stolen@example.test')
    const thief = server.client()
    await thief.auth.signInWithPassword({ email, password: testPassword })
    const other = await server.signUp('untouched@example.test')
    expect(await run(['users', 'sign-out', email], setting)).toMatch(
      /^2 sessions of stolen@example\.test ended/,
    )
    for (const ended of [client, thief]) expect((await ended.auth.refreshSession()).error).not.toBeNull()
    expect((await other.client.auth.refreshSession()).error).toBeNull()
  })

  it('are confirmed where the mail did not come', async () => {
    const email = 'unconfirmed@example.test'
    await server.client().auth.signUp({ email, password: testPassword })
    expect((await signIn(email)).error).not.toBeNull()
    expect(await run(['users', 'confirm', email], setting)).toBe(`The address ${email} is confirmed.`)
    expect((await signIn(email)).error).toBeNull()
  })

  it('get a link to a new password by mail, or printed, which works once', async () => {
    const { email } = await server.signUp('forgetful@example.test')
    expect(await run(['users', 'reset-password', email], setting)).toContain('is on its way')
    expect(sent).toEqual([expect.objectContaining({ to: email, subject: 'Reset your password' })])
    expect(sent[0]?.text).toMatch(
      /https:\/\/garden\.example\.org\/auth\/callback\?token=[\w-]{40,}&type=recovery/,
    )
    // A server that sends no mail cannot but print it.
    for (const print of [
      () => run(['users', 'reset-password', email, '--print'], setting),
      () => run(['users', 'reset-password', email], told),
    ]) {
      const { first, second } = await openBy(await print(), 'recovery')
      expect([first.error, second.error === null]).toEqual([null, false])
      expect(first.data.user?.email).toBe(email)
    }
    expect(sent).toHaveLength(1)
  })

  it('get a password that is typed twice, unseen, and lose the sessions of before', async () => {
    const { email, client } = await server.signUp('helpless@example.test')
    const set = (...secrets: string[]) =>
      run(['users', 'reset-password', email, '--set'], { ...setting, secrets })
    await expect(set()).rejects.toThrow('Nothing was changed')
    await expect(set('third-path-9', 'third-path-8')).rejects.toThrow('Nothing was changed')
    await expect(set('password', 'password')).rejects.toThrow('weak')
    expect((await signIn(email)).error).toBeNull()
    expect(await set('third-path-9', 'third-path-9')).toBe(`The password of ${email} is set.`)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await signIn(email)).error).not.toBeNull()
    expect((await signIn(email, 'third-path-9')).error).toBeNull()
  })

  it('are made by invitation, also while the sign-up is closed', async () => {
    await run(['sign-up', 'off'], setting)
    const email = 'guest@example.test'
    expect(await run(['users', 'invite', email], setting)).toBe(`An invitation is on its way to ${email}.`)
    expect(server.backend.mails().at(-1)).toMatchObject({ to: email })
    const printed = await run(['users', 'invite', 'second@example.test', '--print'], setting)
    const { first } = await openBy(printed, 'invite')
    expect([first.error, first.data.user?.email]).toEqual([null, 'second@example.test'])
    await run(['sign-up', 'on'], setting)
    await expect(run(['users', 'invite', 'second@example.test'], setting)).rejects.toThrow('already')
    await expect(run(['users', 'invite', 'nowhere'], setting)).rejects.toThrow('email')
  })

  it.each([['sign-out'], ['confirm'], ['reset-password']])(
    'that are not there cannot be given to %s',
    async (command) => {
      await expect(run(['users', command, 'nobody@example.test'], setting)).rejects.toThrow(
        'Nobody here has the address nobody@example.test.',
      )
    },
  )
})

describe('commands without a server', () => {
  it('open the data themselves', async () => {
    const config = readConfig({ DATA_DIR: makeFolder() })
    await run(['site', 'off'], { config })
    expect(await run(['status'], { config })).toContain('site: closed')
    expect(await run(['size'], { config })).toMatch(/^table .*\n.*0 accounts, 0 files of learners \(0 B\)/s)
    const health = run(['health'], { config: { ...config, port: 1 } })
    await expect(health).rejects.toThrow('Not all is well.')
  })
})

describe('commands beside a server that runs', () => {
  let server: TestServer
  let config: Config
  beforeAll(async () => {
    server = await startTestServer({ front: { version: await readVersion() } })
    config = readConfig({
      DATABASE_URL: addressOf(server.location),
      DATA_DIR: makeFolder(),
      PORT: new URL(server.url).port,
    })
  })
  afterAll(() => server.close())

  it('reach its database themselves, and it hears of what they change', async () => {
    await run(['site', 'off', '--message', 'Back at noon.'], { config })
    await expect
      .poll(() => server.backend.switches.current().siteDisabled, { timeout: 2000, interval: 5 })
      .toBe(true)
    await run(['site', 'on'], { config })
    expect(await run(['size'], { config })).toContain('0 accounts')
  })

  it('find server, database, migrations and version well', async () => {
    const report = await run(['health'], { config })
    expect(report).toMatch(/^server +well +http:\/\/127\.0\.0\.1:\d+ answers: ok$/m)
    expect(report).toMatch(/^database +well +PostgreSQL \d/m)
    expect(report).toMatch(/^migrations +well/m)
    expect(report).toMatch(/^versions +well +lingarden /m)
  })

  it('are refused where it is of another version', async () => {
    const other = await startTestServer({ front: { version: '99.0.0' } })
    const beside = readConfig({ DATABASE_URL: addressOf(other.location), DATA_DIR: makeFolder() })
    await expect(run(['status'], { config: beside })).rejects.toThrow(
      /lingarden 99\.0\.0.* runs on the same database/,
    )
    await other.close()
  })
})

describe('backups of the embedded database', () => {
  let folder: string
  let config: Config
  let file: string
  const closed = (message: string) => `site: closed (${message})\nsign-up: open`
  beforeAll(async () => {
    folder = makeFolder()
    config = readConfig({ DATA_DIR: join(folder, 'data') })
    file = join(folder, 'backup.tar.gz')
    await run(['site', 'off', '--message', 'as it was'], { config })
    await run(['backup', file], { config })
    await run(['site', 'off', '--message', 'as it is'], { config })
  })
  const refused = async (line: string[], at = config) => {
    const before = await readdir(folder)
    const error = await run(line, { config: at }).catch((cause: AdminError) => cause)
    expect(await readdir(folder)).toEqual(before)
    expect(await run(['status'], { config })).toBe(closed('as it is'))
    return error instanceof Error ? error.message : 'nothing refused it'
  }

  it("are only their owner's to read, can be verified, and are never replaced", async () => {
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await run(['verify', file], { config })).toMatch(
      /public\.app_settings +1\n.*can be restored: \d+ rows/s,
    )
    expect(await refused(['backup', file])).toContain('never replaces another one')
  })

  it('change nothing where the file is cut off, and leave nothing behind', async () => {
    const cut = join(folder, 'cut.tar.gz')
    await run(['backup', cut], { config })
    await truncate(cut, Math.floor((await stat(cut)).size / 2))
    expect(await refused(['restore', cut])).toMatch(/is not a whole backup of Lingarden.*Nothing was changed/)
    expect(await refused(['verify', cut])).toContain('is not a whole backup')
    await writeFile(cut, 'no archive')
    expect(await refused(['restore', cut])).toContain('is not a whole backup')
    expect(await refused(['restore', join(folder, 'none.tar.gz')])).toContain('cannot be read')
  })

  it('are not put back where nothing can be kept beside the data', async () => {
    const within = readConfig({ DATA_DIR: join(file, 'data') })
    expect(await refused(['restore', file], within)).toContain('cannot be kept beside it')
    const taken = `${config.dataDir}.before-20261121-120000`
    await mkdir(taken)
    expect(await refused(['restore', file])).toContain('cannot be kept beside it')
    rmSync(taken, { recursive: true })
  })

  it('are put back as they were, and keep what was there', async () => {
    await run(['restore', file], { config })
    expect(await run(['status'], { config })).toBe(closed('as it was'))
    const kept = readConfig({ DATA_DIR: `${config.dataDir}.before-20261121-120000` })
    expect(await run(['status'], { config: kept })).toBe(closed('as it is'))
  })

  it("are Supabase's own where it keeps the data", async () => {
    const supabase = readConfig({
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    })
    for (const line of [['backup', 'x'], ['restore', 'x'], ['size']])
      await expect(run(line, { config: supabase })).rejects.toThrow(/^Supabase keeps the data/)
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
