import type { LanguageTag } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { checkSentence } from './check-sentence.ts'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'

const lexicons: Partial<Record<LanguageTag, Lexicon>> = {}
const check = (text: string, language: LanguageTag) => checkSentence(text, language, lexicons[language])

/** The learner's sentence with every correction put into it. */
function correct(text: string, language: LanguageTag): string {
  return check(text, language).reduce(
    (sentence, { original, corrected }) => sentence.replace(original, () => corrected),
    text,
  )
}

beforeAll(async () => {
  lexicons.es = await loadLexicon('es')
  lexicons.fr = await loadLexicon('fr')
})

describe('checking free sentences [3.24]', () => {
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
