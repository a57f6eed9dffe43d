import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { listBuiltFiles } from '@lingarden/content/dictionary-files'
import { createClient } from '@supabase/supabase-js'
import { StartError } from '../errors.ts'

type Fetch = (request: Request) => Promise<Response>

/** The object that says which builds lie in the bucket. */
const recordName = 'versions.json'

/**
 * Puts the dictionaries into their bucket where it holds others, or none.
 * @param fetch reaches the Supabase of this server
 * @throws StartError where one cannot be stored
 */
export async function offerDictionaries(fetch: Fetch, secretKey: string): Promise<void> {
  const files = listBuiltFiles()
  const client = createClient('http://backend', secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  })
  const bucket = client.storage.from('dictionaries')
  const offered = JSON.stringify(files.map(({ name, sha256 }) => ({ name, sha256 })))
  const { data: record } = await bucket.download(recordName)
  if ((await record?.text()) === offered) return

  const upload = async (name: string, content: Uint8Array) => {
    const { error } = await bucket.upload(name, content, { contentType: 'application/json', upsert: true })
    if (error) throw new StartError(`The dictionary file ${name} could not be stored.`, { cause: error })
  }
  for (const { name, location } of files) await upload(name, gunzipSync(await readFile(location)))
  // Last, so that an upload that was cut off is done again.
  await upload(recordName, new TextEncoder().encode(offered))
}
