import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readSecretKey } from './secret-key.ts'

export interface OwnServer {
  url: string
  /** Acts with the server's secret key, as an operator does. */
  operator: SupabaseClient
  close: () => Promise<void>
}

/** A server for one test alone, because what it changes everybody would see. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lingarden-e2e-own-'))
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const address = /ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${output}`)))
  })
  const secretKey = await readSecretKey(dataDir)
  return {
    url,
    operator: createClient(url, secretKey, { auth: { persistSession: false } }),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true })
    },
  }
}
