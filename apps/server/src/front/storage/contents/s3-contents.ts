import { AwsClient } from 'aws4fetch'
import { ContentsMissing, StoreUnavailable, type ObjectContents } from './contents.ts'

/** Where an S3-compatible store is, and who we are there. */
export interface S3Settings {
  /** Such as https://s3.eu-central-1.amazonaws.com, or that of MinIO, R2, Garage. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Objects that one request of ours deletes at the same time. */
const deletedAtOnce = 8
/** After how long the store is given up, in milliseconds. */
const timeLimit = 30_000

/**
 * Keeps contents in an S3-compatible store, under `objects/<version>`: for servers whose files are too many for their
 * database.
 * @param fetcher how the store is reached
 */
export function createS3Contents(settings: S3Settings, fetcher: typeof fetch = fetch): ObjectContents {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const send = async (method: string, version: string, init: RequestInit = {}): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/objects/${encodeURIComponent(version)}`
    const request = await client.sign(address, { ...init, method })
    try {
      return await fetcher(request, { signal: AbortSignal.timeout(timeLimit) })
    } catch (cause) {
      throw new StoreUnavailable('The store of files cannot be reached', { cause })
    }
  }

  return {
    write: async (version, bytes) => {
      // The store wants the length before the first byte; few large bodies are taken at once.
      const body = await collect(bytes)
      const response = await send('PUT', version, {
        body,
        headers: { 'content-type': 'application/octet-stream' },
      })
      await expectStatus(response, 'keep', [200, 201, 204])
    },
    read: async function* (version, { start, end }) {
      if (end <= start) return
      const response = await send('GET', version, { headers: { range: `bytes=${start}-${end - 1}` } })
      if (response.status === 404) throw new ContentsMissing(`${version} is not in the store`)
      if (response.status !== 206 && response.status !== 200) await expectStatus(response, 'read', [])
      // A store that knows no ranges sends all.
      let at = response.status === 206 ? start : 0
      for await (const piece of response.body ?? []) {
        yield piece.subarray(Math.max(0, start - at), Math.max(0, end - at))
        at += piece.length
      }
    },
    remove: async (versions) => {
      const left = [...versions]
      const work = async () => {
        for (let version = left.pop(); version !== undefined; version = left.pop())
          await expectStatus(await send('DELETE', version), 'delete', [200, 202, 204, 404])
      }
      await Promise.all(Array.from({ length: deletedAtOnce }, work))
    },
  }
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function expectStatus(response: Response, what: string, good: readonly number[]): Promise<void> {
  if (good.includes(response.status)) {
    await response.body?.cancel()
    return
  }
  const reason = (await response.text().catch(() => '')).slice(0, 500)
  throw new StoreUnavailable(`The store of files could not ${what} contents (${response.status}): ${reason}`)
}
