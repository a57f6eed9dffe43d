import { expect, it } from 'vitest'
import { SentenceStream } from './sentence-stream.ts'

/** The sentences of a text that comes in pieces of so many letters, and what is left at its end. */
function cut(text: string, size: number): string[] {
  const stream = new SentenceStream()
  const whole: string[] = []
  for (let at = 0; at < text.length; at += size) whole.push(...stream.add(text.slice(at, at + size)))
  return [...whole, stream.rest()]
}

it.each([1, 3, 100])('tells sentences as they become whole, in pieces of %d', (size) => {
  expect(cut('¡Hola! Son 3.5 km… ¿Y tú? Sí', size)).toEqual(['¡Hola! ', 'Son 3.5 km… ', '¿Y tú? ', 'Sí'])
  expect(cut('你好！你好吗？很好', size).filter((part) => part !== '')).toEqual([
    '你好！',
    '你好吗？',
    '很好',
  ])
  expect(cut('Uno\nDos.', size)).toEqual(['Uno\n', 'Dos.'])
})

it('takes what goes on without end as far as a word', () => {
  const [first = ''] = cut('hola '.repeat(100), 50)
  expect(first.length).toBeLessThanOrEqual(301)
  expect(first.endsWith('hola ')).toBe(true)
})
