import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { sendRows } from './send-rows'

type Row = { word_string: string }

/** A server that refuses whole parts with a bad word in them, as a statement fails as a whole. */
function createServer(status = 400, code = '23514') {
  const kept = new Set<string>()
  let calls = 0
  const client = {
    rpc: async (_name: string, { p_rows }: { p_rows: Row[] }) => {
      calls++
      if (p_rows.some(({ word_string }) => word_string.startsWith('bad')))
        return { data: null, error: { code, message: 'no' }, status }
      for (const { word_string } of p_rows) kept.add(word_string)
      return { data: p_rows.length, error: null, status: 200 }
    },
  }
  const send = (words: string[]) =>
    sendRows(
      client as unknown as SupabaseClient,
      'ada',
      'user_dictionaries',
      words.map((word_string) => ({ word_string })),
    )
  return { kept, send, calls: () => calls }
}
const words = (...bad: number[]) =>
  Array.from({ length: 100 }, (_, place) => `${bad.includes(place) ? 'bad' : 'word'}${place}`)

it('all rows but the wrong ones arrive, in few requests', async () => {
  const server = createServer()
  expect(await server.send(words(7, 63))).toEqual({ written: 98, refused: 2 })
  expect(server.kept.size).toBe(98)
  expect(server.calls()).toBeLessThan(32)
})

it.each([
  ['cannot be reached', 0, ''],
  ['has failed', 503, '57014'],
  ['holds no more of a learner', 400, '54000'],
])('a server that %s ends it, to be gone on with later', async (_what, status, code) => {
  const server = createServer(status, code)
  await expect(server.send(words(50))).rejects.toThrow('The export could not be taken in')
  expect(server.calls()).toBe(1)
})
