import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listDictionaryFiles, type DictionaryFile } from '@lingarden/content/dictionary-files'
import { createClient } from '@supabase/supabase-js'
import { StartError } from '../../errors.ts'

type Fetch = (request: Request) => Promise<Response>

/** Puts the dictionaries into their bucket when they changed; a record beside the files says which ones lie there. */
export async function offerDictionaries(fetch: Fetch, secretKey: string, dataDir: string): Promise<void> {
  const files = listDictionaryFiles()
  const offered = JSON.stringify(files.map(({ languageCode, sha256 }) => ({ languageCode, sha256 })))
  const record = join(dataDir, 'dictionaries.json')
  if ((await readFile(record, 'utf8').catch(() => '')) === offered) return
  const client = createClient('http://backend', secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  })
  for (const { languageCode, location } of files) {
    const { error } = await client.storage
      .from('dictionaries')
      .upload(`${languageCode}.json`, gunzipSync(await readFile(location)), {
        contentType: 'application/json',
        upsert: true,
      })
    if (error) throw new StartError(`The dictionary ${languageCode} could not be stored.`, { cause: error })
  }
  await writeFile(record, offered)
}

const download = /^\/storage\/v1\/object\/(?:authenticated\/)?dictionaries\/([\w-]+)\.json$/

/**
 * Sends a dictionary compressed, as it lies in the content package. The backend decides first whether the request may
 * have it.
 */
export function compressDictionaries(fetch: Fetch): Fetch {
  const files = new Map(listDictionaryFiles().map((file) => [file.languageCode, file]))
  return async (request) => {
    const response = await fetch(request)
    const [, languageCode = ''] = download.exec(new URL(request.url).pathname) ?? []
    const file = files.get(languageCode)
    const isAsked = request.method === 'GET' && request.headers.get('accept-encoding')?.includes('gzip')
    if (!file || !isAsked || response.status !== 200) return response
    await response.body?.cancel()
    return compressedResponse(file, response.headers)
  }
}

async function compressedResponse({ location }: DictionaryFile, original: Headers): Promise<Response> {
  const body = await readFile(location)
  const headers = new Headers(original)
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(body.length))
  headers.set('vary', 'accept-encoding')
  return new Response(body, { headers })
}
