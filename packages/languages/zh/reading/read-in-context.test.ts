import { readInContext } from './read-in-context.ts'
import { expect, it } from 'vitest'
import { openBuiltDictionary } from '../../build/built-dictionary.ts'
import { tokenizeMandarin } from '../tokenize/tokenize.ts'
import { readCases } from '../../test/read-cases.ts'

/** The text of a marked sentence, and the readings by the place of their character. */
function readMarked(line: string): { text: string; wanted: [place: number, reading: string][] } {
  const wanted: [number, string][] = []
  let text = ''
  for (const [found, reading] of line.matchAll(/\[(.*?)\]|[^[]+/gu)) {
    if (reading === undefined) text += found
    else wanted.push([text.length - 1, reading])
  }
  return { text, wanted }
}

it('Mandarin characters are read by their context, at least 95 % as by hand', async () => {
  const dictionary = await openBuiltDictionary('zh')
  const sentences = readCases(new URL('sentences.txt', import.meta.url)).map(readMarked)
  expect(sentences.length).toBeGreaterThanOrEqual(60)
  const results = sentences.flatMap(({ text, wanted }) => {
    const tokens = readInContext(tokenizeMandarin(text, dictionary), dictionary)
    return wanted.map(([place, reading]) => {
      const token = tokens.find(({ start, text: word }) => start <= place && place < start + word.length)
      return token?.reading?.split(' ')[place - token.start]?.toLowerCase() === reading
    })
  })
  expect(results.filter(Boolean).length / results.length).toBeGreaterThanOrEqual(0.95)
})
