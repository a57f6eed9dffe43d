import { expect, it } from 'vitest'
import { lineOf, readLines } from './read-lines'

/** An answer that comes in these pieces. */
const answerIn = (...pieces: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
  )

it('reads whole replies, however the answer is cut, and nothing else of it', async () => {
  const answer = answerIn(
    'data: {"type":"reply-delta","text":"¡Ho"}\n\ndata: {"type":"reply","te',
    'xt":"¡Hola!","meaning":"Hello!"}\n\n: still here\n\ndata: {"type":"goals","goals":[]}\n\n',
    'data: {"type":"reply","text":"¿Qué tal?"}\n\ndata: {"type":"reply","text":"cut o',
  )
  expect(await Array.fromAsync(readLines(answer))).toEqual([
    { text: '¡Hola!', meaning: 'Hello!' },
    { text: '¿Qué tal?' },
  ])
})

it('breaks with what cannot be read, and has nothing of an empty answer', async () => {
  await expect(Array.fromAsync(readLines(answerIn('data: {oops\n\n')))).rejects.toThrow(SyntaxError)
  expect(await Array.fromAsync(readLines(new Response(null)))).toEqual([])
})

it.each([undefined, null, 'Hola', { text: ' ' }, { content: 3 }])('takes %j for no line', (value) => {
  expect(lineOf(value)).toBeUndefined()
})
