import { readFileSync } from 'node:fs'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { checkSentence } from './check-sentence.ts'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'

const readLines = (name: string) =>
  readFileSync(new URL(`../../../languages/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const lexicons: Partial<Record<LanguageTag, Lexicon>> = {}
const check = (text: string, language: LanguageTag) => checkSentence(text, language, lexicons[language])

/** The learner's sentence with every correction put into it. */
function correct(text: string, language: LanguageTag): string {
  return check(text, language).reduce(
    (sentence, { original, corrected }) => sentence.replace(original, () => corrected),
    text,
  )
}

/** Everything the scenes say and offer as an answer, with the first filling of every slot. */
function sceneLines(language: LanguageTag): string[] {
  return scenesOf(language).flatMap(({ welcome, nodes, slots }) => {
    const lines = Object.values(nodes).flatMap(({ ask, simpler, models, expect: answers }) => [
      ...ask,
      simpler,
      ...models,
      ...answers.flatMap(({ reply, better }) => [reply, better]),
    ])
    const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.[0] ?? 'Ana')
    return [...[...welcome, ...lines].map(fill), ...Object.values(slots).flat()]
  })
}

beforeAll(async () => {
  lexicons.es = await loadLexicon('es')
  lexicons.fr = await loadLexicon('fr')
})

describe('checking free sentences [3.24]', () => {
  it.each(['es', 'fr', 'zh'] as const)('corrects the mistakes of the test set: %s', (language) => {
    const pairs = readLines(`${language}/checks/wrong.tsv`).map((line) => line.split('\t'))
    expect(pairs.length).toBeGreaterThanOrEqual(120)
    for (const [wrong = '', right = ''] of pairs) expect.soft(correct(wrong, language)).toBe(right)
  })

  it.each(['es', 'fr', 'zh'] as const)('corrects nothing in right sentences: %s', (language) => {
    const sentences = readLines(`${language}/checks/right.txt`)
    expect(sentences.length).toBeGreaterThanOrEqual(150)
    for (const sentence of sentences) expect.soft(check(sentence, language), sentence).toEqual([])
  })

  it.each(['es', 'fr', 'zh'] as const)('corrects nothing that the scenes say: %s', (language) => {
    for (const line of sceneLines(language)) expect.soft(check(line, language), line).toEqual([])
  })

  it.each(['es', 'fr', 'zh'] as const)('finds nothing more in its own corrections: %s', (language) => {
    for (const line of readLines(`${language}/checks/wrong.tsv`)) {
      const corrected = correct(line.split('\t')[0] ?? '', language)
      expect.soft(check(corrected, language), corrected).toEqual([])
    }
  })

  it('shows each mistake alone, in words that stand in the sentence only once', () => {
    expect(check('Yo tiene un casa y un mesa.', 'es')).toEqual([
      { original: 'tiene', corrected: 'tengo', explanation: '“Yo” goes with “tengo”.' },
      { original: 'un casa', corrected: 'una casa', explanation: '“casa” is feminine: “una casa”.' },
      { original: 'un mesa.', corrected: 'una mesa.', explanation: '“mesa” is feminine: “una mesa”.' },
    ])
  })

  it.each([
    '',
    ' ',
    '…',
    '!!!',
    '\u0000',
    '<b>el casa</b>',
    '😀 hola',
    'a'.repeat(10_000),
    '我',
    "l'",
    'EL',
    '12 34',
  ])('stays calm: %#', (text) => {
    for (const language of ['es', 'fr', 'zh'] as const) expect(() => check(text, language)).not.toThrow()
  })

  it('keeps capitals, and leaves names and other languages alone', () => {
    expect(correct('EL CASA ES GRANDE.', 'es')).toBe('LA CASA ES GRANDE.')
    expect(check('Me llamo Brayan Smith y soy de Springfield.', 'es')).toEqual([])
    expect(check('I would like a coffee please.', 'es')).toEqual([])
    expect(check("Je m'appelle Jonathon Goodfellow.", 'fr')).toEqual([])
  })

  it('checks nothing without a lexicon', () => {
    expect(checkSentence('Yo tiene un casa.', 'es', undefined)).toEqual([])
  })
})
