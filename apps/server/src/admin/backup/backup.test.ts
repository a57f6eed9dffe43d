import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Header, list } from 'tar'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import type { ClusterConnection } from '../../database/cluster/start-cluster.ts'
import { configOf } from '../../database/open-database.ts'
import { addressOf } from '../../test/address-of.ts'
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts'
import { AdminError } from '../admin-error.ts'
import { backUp } from './back-up.ts'
import { checkArchive } from './check-archive.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { restore } from './restore.ts'
import { withSession } from './session.ts'
import { verify } from './verify.ts'

const now = new Date('2026-11-22T12:00:00Z')
const progress = () => undefined
const stamp = '20261122-120000'
const folder = mkdtempSync(join(tmpdir(), 'lingarden-backups-'))
const files: string[] = []
const fileOf = (name: string) => join(folder, `${name}.tar.gz`)
/** The settings of a server on a PostgreSQL of its own. */
const placeOf = (location: ClusterConnection) =>
  readConfig({ DATABASE_URL: addressOf(location), DATA_DIR: join(folder, 'data') })

let source: TestDatabase
const databases: string[] = []
beforeAll(async () => {
  source = await openTestDatabase()
  await fill(source)
})
afterAll(async () => {
  for (const name of databases) await source.database.query(`drop database if exists ${name} with (force)`)
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

async function makeEmpty(): Promise<ClusterConnection> {
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  databases.push(database)
  await source.database.query(`create database ${database}`)
  return { ...source.location, database }
}

/** Learners with words, sessions and a file of three parts, in values that a careless copy would change. */
async function fill({ database }: TestDatabase): Promise<void> {
  for (let place = 0; place < 5; place++) {
    const id = randomUUID()
    await database.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`, [
      id,
      `ada${place}@example.test`,
      JSON.stringify({ full_name: 'Ad\\a "的"\n\t' }),
    ])
    await database.query(
      `insert into auth.sessions (id, user_id, created_at, aal, ip) values ($1, $2, now(), 'aal1', '2001:db8::1')`,
      [randomUUID(), id],
    )
    await database.query(
      `insert into auth.refresh_tokens (token, user_id, session_id) select $1::text, $2::text, id from auth.sessions where user_id = $2::uuid`,
      [randomUUID(), id],
    )
    await database.query(
      `insert into public.user_dictionaries (user_id, language_code, word_string, notes) values ($1, 'zh-CN', $2, $3)`,
      [id, `\\N${place}`, '\\. \u{1F331} \t'],
    )
  }
  await database.query(
    `insert into storage.buckets (id, name) values ('mine', 'mine') on conflict do nothing`,
  )
  await database.query(
    `insert into storage.objects (bucket_id, name, version) values ('mine', 'a/b.png', 'v1')`,
  )
  for (let part = 0; part < 3; part++)
    await database.query(`insert into front.object_contents (version, part, bytes) values ('v1', $1, $2)`, [
      part,
      randomBytes(1_000_000),
    ])
}

async function makeBackup(name: string): Promise<string> {
  const file = fileOf(name)
  files.push(file)
  await backUp(placeOf(source.location), { file, now, progress })
  return file
}

/** What a database holds, as one text a table. */
const contentOf = (location: ClusterConnection) =>
  withSession(configOf(location), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('auth', 'storage', 'public', 'private', 'front', 'supabase_migrations')
         and tablename not in ('rate_limits', 'readiness') order by 1`,
    )
    const contents: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ line: string }>(
        `select row_to_json(t)::text as line from ${name} as t order by 1`,
      )
      contents[name] = createHash('md5')
        .update(found.map(({ line }) => line).join('\n'))
        .digest('hex')
    }
    return contents
  })

describe('a backup', () => {
  it('comes back row by row in another database, with what is refused, counted and told there', async () => {
    const file = await makeBackup('whole')
    const empty = await makeEmpty()
    await restore(placeOf(empty), { file, stamp, progress })
    expect(await contentOf(empty)).toEqual(await contentOf(source.location))
    await withSession(configOf(empty), async (client) => {
      const off = await client.query(`select from pg_trigger where tgenabled = 'D'`)
      expect(off.rowCount).toBe(0)
      // Numbering goes on where it was.
      const inserted = client.query(`insert into auth.refresh_tokens (token) values ('next')`)
      await expect(inserted).resolves.toMatchObject({ rowCount: 1 })
      await expect(
        client.query(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), gen_random_uuid())`),
      ).rejects.toThrow('foreign key')
    })
  })

  it('is a file that only its owner reads, which tar can list', async () => {
    const file = await makeBackup('listed')
    expect((await stat(file)).mode & 0o077).toBe(0)
    const paths: string[] = []
    await list({ file, strict: true, onReadEntry: ({ path }) => void paths.push(path) })
    expect(paths).toContain('tables/front.object_contents/000002.copy')
    expect(paths.at(-1)).toBe(manifestName)
    expect(paths.join('\n')).not.toMatch(/rate_limits|readiness|speech_clips/)
  })

  it('is of one moment, whoever writes meanwhile', async () => {
    const { database } = source
    await database.query('create table public.pairs (id int primary key, is_second boolean)')
    const stop = new AbortController()
    const writing = (async () => {
      for (let id = 0; !stop.signal.aborted; id += 2)
        await database.query('insert into public.pairs values ($1, false), ($1 + 1, true)', [id])
    })()
    const file = await makeBackup('hot')
    stop.abort()
    await writing
    const { tables } = await checkArchive(file)
    expect(tables.find(({ table }) => table === 'pairs')?.rows).toSatisfy((rows: number) => rows % 2 === 0)
    await database.query('drop table public.pairs')
  })

  it('never replaces another one, and leaves nothing where it cannot be written', async () => {
    const file = await makeBackup('taken')
    await expect(makeBackup('taken')).rejects.toThrow('never replaces another one')
    const before = await readdir(folder)
    await expect(
      backUp(placeOf(source.location), { file: join(file, 'below.tar.gz'), now, progress }),
    ).rejects.toThrow(/cannot be written: ENOTDIR.*Nothing is left/)
    expect(await readdir(folder)).toEqual(before)
  })

  it('that is to be tried out where nothing can be written says so in one line', async () => {
    const file = await makeBackup('nowhere')
    // Not even root makes a folder there.
    vi.stubEnv('TMPDIR', '/proc')
    const trial = verify(file, progress)
    await expect(trial).rejects.toThrow(AdminError)
    await expect(trial).rejects.toThrow(/^The backup cannot be tried out: .* \/proc \(E[A-Z]+\)\. Set TMPDIR/)
    vi.unstubAllEnvs()
  })

  it('is not put over what is there', async () => {
    const file = await makeBackup('over')
    const before = await contentOf(source.location)
    await expect(restore(placeOf(source.location), { file, stamp, progress })).rejects.toThrow(
      'a backup replaces nothing',
    )
    expect(await contentOf(source.location)).toEqual(before)
  })
})

type Entry = [path: string, content: Buffer, type?: 'File' | 'SymbolicLink']

function pack(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(([path, content, type = 'File']) => {
    const header = Buffer.alloc(512)
    new Header({ path, size: content.length, mode: 0o600, type, linkpath: '/etc/passwd' }).encode(header)
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

async function unpack(file: string): Promise<Entry[]> {
  const bytes = gunzipSync(await readFile(file))
  const entries: Entry[] = []
  for (let place = 0; bytes[place];) {
    const { path = '', size = 0 } = new Header(bytes, place)
    entries.push([path, bytes.subarray(place + 512, place + 512 + size)])
    place += 512 + Math.ceil(size / 512) * 512
  }
  return entries
}

describe('what is no whole backup', () => {
  let whole: string
  let entries: Entry[]
  let manifest: Manifest
  beforeAll(async () => {
    whole = await makeBackup('to spoil')
    entries = await unpack(whole)
    manifest = JSON.parse(entries.at(-1)?.[1].toString() ?? '') as Manifest
  })

  /** Tries to restore a file into an empty database; the one line that refuses, and what is in the database then. */
  async function refusalOf(content: Buffer | string) {
    const file = fileOf(`spoilt ${randomUUID()}`)
    await writeFile(file, content)
    const empty = await makeEmpty()
    const refusal = await restore(placeOf(empty), { file, stamp, progress }).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    const left = await contentOf(empty)
    return { refusal, left }
  }
  const nothingChanged = { refusal: expect.stringMatching(/Nothing was changed\.$/) as string, left: {} }
  const packManifest = (change: object) =>
    pack([...entries.slice(0, -1), [manifestName, Buffer.from(JSON.stringify({ ...manifest, ...change }))]])

  it('is restored when nothing is spoilt, so that the others are refused for what they are', async () => {
    expect((await refusalOf(packManifest({}))).refusal).toBe('restored')
  })

  it.each([0.001, 0.1, 0.5, 0.9, 0.999])(
    'is refused when it is cut off after %d of its length',
    async (share) => {
      const file = fileOf(`cut ${share}`)
      await writeFile(file, await readFile(whole))
      await truncate(file, Math.floor((await stat(file)).size * share))
      expect(await refusalOf(await readFile(file))).toEqual(nothingChanged)
    },
  )

  it.each<[string, () => Buffer | string]>([
    ['another file', () => 'no archive'],
    ['nothing', () => ''],
    ['another archive', () => pack([['secrets.json', Buffer.from('{}')]])],
    ['one whose names lead elsewhere', () => pack([['../../etc/cron.d/x', Buffer.from('x')], ...entries])],
    ['one with an absolute name', () => pack([['/etc/cron.d/x', Buffer.from('x')], ...entries])],
    ['one with a link', () => pack([['tables/x', Buffer.alloc(0), 'SymbolicLink'], ...entries])],
    [
      'one that unpacks to far more than it is',
      () =>
        pack([
          ['x', Buffer.alloc(60_000_000)],
          ['y', Buffer.alloc(60_000_000)],
        ]),
    ],
    ['one with a huge file', () => pack([['x', Buffer.alloc(70_000_000)]])],
    ['one with a part twice', () => pack([...entries.slice(0, 1), ...entries])],
    ['one that lacks a part', () => pack(entries.slice(1))],
    ['one with something after its end', () => pack([...entries, ['x', Buffer.from('x')]])],
    ['one of another format', () => packManifest({ formatVersion: 2 })],
    ['one that names a migration twice over', () => packManifest({ migrations: ["1'; drop schema public"] })],
    [
      'one of a newer program',
      () => packManifest({ migrations: [...manifest.migrations, '99991231000000'] }),
    ],
    [
      'one with a table that is none',
      () => packManifest({ tables: [{ ...manifest.tables[0], table: 'pg_authid' }] }),
    ],
    ['one that lacks a table', () => packManifest({ tables: manifest.tables.slice(0, -1) })],
    [
      'one with a column that is a statement',
      () => packManifest({ tables: [{ ...manifest.tables[0], columns: ["x\") from program 'id' --"] }] }),
    ],
  ])('is refused: %s', async (_, make) => {
    expect(await refusalOf(make())).toEqual(nothingChanged)
  })

  it('is refused when a row was changed, and when what it says of itself was changed with it', async () => {
    const place = entries.findIndex(([path]) => path.startsWith('tables/auth.users/'))
    const content = Buffer.from(entries[place]?.[1].toString().replace('ada0@', 'eve0@') ?? '')
    const changed = entries.with(place, [entries[place]?.[0] ?? '', content])
    expect(await refusalOf(pack(changed))).toEqual(nothingChanged)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const tables = manifest.tables.map((table) =>
      table.table === 'users' ? { ...table, parts: [{ bytes: content.length, sha256 }] } : table,
    )
    const described: Entry = [manifestName, Buffer.from(JSON.stringify({ ...manifest, tables }))]
    expect(await refusalOf(pack([...changed.slice(0, -1), described]))).toEqual(nothingChanged)
  })

  it('is refused when its rows are none', async () => {
    const place = entries.findIndex(([path]) => path.startsWith('tables/auth.users/'))
    const content = Buffer.from('no row\n')
    const sha256 = createHash('sha256').update(content).digest('hex')
    const tables = manifest.tables.map((table) =>
      table.table === 'users' ? { ...table, parts: [{ bytes: content.length, sha256 }] } : table,
    )
    const changed = entries.with(place, [entries[place]?.[0] ?? '', content])
    const described: Entry = [manifestName, Buffer.from(JSON.stringify({ ...manifest, tables }))]
    expect(await refusalOf(pack([...changed.slice(0, -1), described]))).toEqual(nothingChanged)
  })
})
