import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from './config.ts'

/** What a compose file may hold of what we use; what is misspelt in it fails here. */
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.enum(['unless-stopped', 'no']),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
})
const composeSchema = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
})

const folder = new URL('../../../deploy/own-machine/', import.meta.url)
const { services, volumes } = composeSchema.parse(
  parse(readFileSync(new URL('compose.yaml', folder), 'utf8')),
)

/** As compose fills its variables in, with what an operator says. */
const fillIn = (value: string) =>
  value.replaceAll(/\$\{(\w+):-([^}]*)\}/g, '$2').replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'a1b2')

it('tells the server only what it reads, and what it takes', () => {
  const given = services.app?.environment ?? {}
  expect(Object.keys(given).filter((name) => !settingNames.has(name))).toEqual([])
  const filled = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fillIn(value)]))
  const config = readConfig(filled)
  expect(config.database).toEqual({
    mode: 'postgres',
    url: 'postgres://lingarden:a1b2@postgres:5432/lingarden',
  })
  expect(config.ai).toMatchObject({ baseUrl: 'http://ollama:11434/v1', model: 'gemma3:4b' })
  expect(config.speech).toMatchObject({
    baseUrl: 'http://speech:8000/v1',
    speechModel: undefined,
    transcriptionModel: 'Systran/faster-whisper-small',
  })
})

it('pins every image, and looks after every service that goes on', () => {
  for (const [name, { image, build, restart, healthcheck }] of Object.entries(services)) {
    expect(image, name).toMatch(build ? /^lingarden:/ : /:\d+\.\d+/)
    const isWatched = healthcheck !== undefined || (build !== undefined && hasOwnCheck())
    expect(isWatched, name).toBe(restart === 'unless-stopped')
  }
})

const hasOwnCheck = () => readFileSync(new URL('../../Containerfile', folder), 'utf8').includes('HEALTHCHECK')

it('names services, hosts and volumes that there are, and opens a port to this machine alone', () => {
  const all = Object.values(services)
  const waitedFor = all.flatMap(({ depends_on = {} }) => Object.keys(depends_on))
  const addresses = all.flatMap(({ environment = {} }) => Object.values(environment).map(fillIn))
  const hosts = addresses
    .filter((value) => /^(http|postgres):/.test(value))
    .map((value) => new URL(value).hostname)
    .filter((host) => host !== 'localhost')
  expect(Object.keys(services)).toEqual(expect.arrayContaining([...waitedFor, ...hosts]))
  const sources = all.flatMap(({ volumes: mounted = [] }) => mounted.map((volume) => volume.split(':')[0]))
  const isFile = (source = '') => source.startsWith('.') && existsSync(new URL(source, folder))
  expect(new Set(sources)).toEqual(new Set([...Object.keys(volumes), './make-database.sh']))
  expect(sources.filter(isFile)).toEqual(['./make-database.sh'])
  expect(all.flatMap(({ ports = [] }) => ports)).toEqual(['127.0.0.1:3000:3000'])
})
