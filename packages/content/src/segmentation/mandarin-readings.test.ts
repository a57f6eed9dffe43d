import { readInContext } from '@lingarden/languages/zh/reading/read-in-context'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'
import { readCases } from './read-cases.ts'

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
  const dictionary = await openDictionary('zh-CN')
  const sentences = readCases('mandarin-readings.txt').map(readMarked)
  expect(sentences.length).toBeGreaterThanOrEqual(60)
  const results = sentences.flatMap(({ text, wanted }) => {
    const tokens = readInContext(tokenize(text, 'zh', dictionary), dictionary)
    return wanted.map(([place, reading]) => {
      const token = tokens.find(({ start, text: word }) => start <= place && place < start + word.length)
      return token?.reading?.split(' ')[place - token.start]?.toLowerCase() === reading
    })
  })
  expect(results.filter(Boolean).length / results.length).toBeGreaterThanOrEqual(0.95)
})
