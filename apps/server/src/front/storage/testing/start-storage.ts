import { Hono } from 'hono'
import { pino } from 'pino'
import { createLimits } from '../../limits/limits.ts'
import { layFoundation, serve, type Foundation, type RoomLearner } from '../../testing/rooms.ts'
import type { ObjectContents } from '../contents/contents.ts'
import { createDatabaseContents } from '../contents/database-contents.ts'
import { createStorage } from '../storage.ts'

/** Two buckets of a test: one that all signed-in learners use in folders of their own, and a public one. */
const bucketsSql = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('notes', 'notes', false, null, null), ('pictures', 'pictures', true, 3145728, array['image/png']);
  create policy "own notes" on storage.objects for all to authenticated
    using (bucket_id in ('notes', 'pictures') and (storage.foldername(name))[1] = (select auth.uid())::text);
`

export interface TestStorage {
  url: string
  foundation: Foundation
  enrol: () => Promise<RoomLearner>
  /** Another server on the same database. */
  another: () => Promise<{ url: string; close: () => void }>
  close: () => Promise<void>
}

/** Storage over real HTTP on a database of its own. */
export async function startStorage(
  options: { contents?: ObjectContents; now?: () => number; bodyTime?: number } = {},
): Promise<TestStorage> {
  const foundation = await layFoundation()
  const { database, authenticate, keys } = foundation
  for (const sql of bucketsSql.split(';').filter((text) => text.trim() !== '')) await database.query(sql)
  const start = () => {
    const now = options.now ?? Date.now
    const storage = createStorage({
      database,
      contents: options.contents ?? createDatabaseContents(database),
      authenticate,
      keys,
      limits: createLimits({ database }),
      log: pino({ level: 'silent' }),
      now,
      ...(options.bodyTime !== undefined && { bodyTime: options.bodyTime }),
    })
    return serve(new Hono().route('/storage/v1', storage))
  }
  const main = await start()
  return {
    url: main.url,
    foundation,
    enrol: () => foundation.enrol(main.url),
    another: start,
    close: async () => {
      main.close()
      await foundation.close()
    },
  }
}
