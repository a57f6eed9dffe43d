import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import type { Clip } from '../speaker.ts'
import type { ClipCache } from './clip-cache.ts'
import { packClip, unpackClip } from './clip-file.ts'

/** Bytes of one clip that is kept; minutes of speech have less. */
const largestClip = 16 * 1024 * 1024
/** Bytes written by this server after which it looks whether all fit. */
const lookEvery = 4 * 1024 * 1024
/** Seconds that a server may take to make a clip before another one may. */
const claimTime = 60
/** How often somebody who waits for a clip looks for it, in milliseconds. */
const pollEvery = 200

// When it was used last is written once an hour, which is fine enough to tell what is not used.
const readSql = `
  with used as (
    update front.speech_clips set used_at = now() where key = $1 and used_at < now() - interval '1 hour'
  )
  select encode(clip, 'base64') as clip from front.speech_clips where key = $1`

const claimSql = `
  insert into front.speech_claims as held (key, holder, until)
  values ($1, $2, now() + make_interval(secs => $3))
  on conflict (key) do update set holder = excluded.holder, until = excluded.until where held.until < now()
  returning key`

const dropSql = `
  delete from front.speech_clips where key in (
    select key from (
      select key, sum(size) over (order by used_at desc, key) as total from front.speech_clips
    ) as newest where total > $1
  )`

/**
 * Clips for all servers of a database: what one of them paid for is not paid for again. Below a number of bytes; what was not
 * used for longest goes first.
 */
export function createSharedClips(
  { query, run }: Pick<Database, 'query' | 'run'>,
  maxBytes: number,
): ClipCache {
  const holder = randomUUID()
  let written = lookEvery

  const read = async (key: string): Promise<Clip | undefined> => {
    const [row] = await query<{ clip: string }>(readSql, [key])
    return row && unpackClip(Buffer.from(row.clip, 'base64'))
  }

  async function claim(key: string, signal: AbortSignal): Promise<Clip | (() => Promise<void>)> {
    for (;;) {
      const [claimed] = await query(claimSql, [key, holder, claimTime])
      // It may have been kept just before the claim.
      const known = await read(key)
      const release = () => giveBack(key)
      if (known && claimed) await release()
      if (known) return known
      if (claimed) return release
      await delay(pollEvery, undefined, { signal })
    }
  }

  async function giveBack(key: string): Promise<void> {
    // Left behind, it ends by itself.
    await query('delete from front.speech_claims where key = $1 and holder = $2', [key, holder]).catch(
      () => undefined,
    )
  }

  return {
    read: (key) => read(key).catch(() => undefined),
    claim,
    write: async (key, clip) => {
      const packed = packClip(clip)
      if (packed.length > Math.min(largestClip, maxBytes)) return
      await query(
        `insert into front.speech_clips (key, clip) values ($1, $2)
         on conflict (key) do update set clip = excluded.clip, used_at = now()`,
        [key, packed],
      )
      written += packed.length
      if (written < Math.min(lookEvery, maxBytes / 10)) return
      written = 0
      await run([
        { text: dropSql, values: [maxBytes] },
        { text: 'delete from front.speech_claims where until < now()' },
      ])
    },
  }
}
