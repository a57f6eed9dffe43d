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

  it('reads a sentence in which one English name comes twice', () => {
    expect(correct('Love vive en Lima y Love tiene un casa.', 'es')).toBe(
      'Love vive en Lima y Love tiene una casa.',
    )
  })

  it('leaves a sentence in another language alone, and looks at the one beside it', () => {
    for (const said of [
      'Je veux une règle pour chaque élève de ma classe.',
      'Ich möchte ein Brot und einen Kaffee.',
    ])
      expect(check(said, 'es'), said).toEqual([])
    for (const said of [
      'Hola, tengo tres hermanos y una hermana.',
      'Quiero aprender francés, pero no tengo tiempo.',
    ])
      expect(check(said, 'fr'), said).toEqual([])
    expect(correct('Hola, tengo tres hermanos. Elle est grand.', 'fr')).toBe(
      'Hola, tengo tres hermanos. Elle est grande.',
    )
  })

  it('corrects what learners say of themselves only where their gender is known', () => {
    const said = (text: string, language: LanguageTag, gender: 'feminine' | 'masculine' | null) =>
      checkSentence(text, language, lexicons[language], 'en', gender).map(({ corrected }) => corrected)
    expect(said('Je suis fatigué ce soir.', 'fr', 'feminine')).toEqual(['fatiguée'])
    expect(said('Je suis allé au marché.', 'fr', 'feminine')).toEqual(['allée'])
    expect(said('Je suis contente.', 'fr', 'masculine')).toEqual(['content'])
    expect(said('Estoy muy cansado hoy.', 'es', 'feminine')).toEqual(['cansada'])
    expect(said('Soy alta.', 'es', 'masculine')).toEqual(['alto'])
    for (const gender of ['feminine', 'masculine', null] as const) {
      expect(said('Je suis malade.', 'fr', gender)).toEqual([])
      expect(said('Soy feliz y canto mucho.', 'es', gender)).toEqual([])
    }
    expect(said('Je suis fatigué.', 'fr', null)).toEqual([])
    expect(said('Estoy cansado.', 'es', 'masculine')).toEqual([])
  })

  it('checks nothing without a lexicon', () => {
    expect(checkSentence('Yo tiene un casa.', 'es', undefined)).toEqual([])
  })
})
