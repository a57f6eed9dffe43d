import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readServerEvents } from './server-events'

async function* inPieces(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let from = 0
  for (const size of sizes) {
    yield bytes.slice(from, from + size)
    from += size
  }
  yield bytes.slice(from)
}

const read = (text: string, sizes: readonly number[] = []) =>
  Array.fromAsync(readServerEvents(inPieces(text, sizes)))

it('gives the data of each event, and nothing of other fields and comments', async () => {
  expect(await read('event: x\ndata: {"a":1}\n\n: comment\n\ndata: one\ndata: two\n\n')).toEqual([
    '{"a":1}',
    'one\ntwo',
  ])
  expect(await read('data\n\ndata:  two spaces\n\n')).toEqual(['', ' two spaces'])
})

it('leaves out an event that was cut off', async () => {
  expect(await read('data: whole\n\ndata: cut')).toEqual(['whole'])
  expect(await read('data: whole\n\ndata: cut\n')).toEqual(['whole'])
})

it.each(['\n', '\r\n', '\r'])(
  'gives the same however the bytes are cut, also within a character, with line end %j',
  async (lineEnd) => {
    const text = ['data: 你好，¿qué tal?', '', 'id: 7', 'data: déjà vu', '', ''].join(lineEnd)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 })), async (sizes) => {
        expect(await read(text, sizes)).toEqual(['你好，¿qué tal?', 'déjà vu'])
      }),
    )
  },
)
