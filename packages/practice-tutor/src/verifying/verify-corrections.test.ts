import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyCorrections } from './verify-corrections.ts'

let lexicons: Lexicons
beforeAll(async () => {
  await loadEveryLanguage()
  lexicons = await loadLexicons()
})

type Pair = readonly [original: string, corrected: string]

function verify(language: LanguageTag, message: string, ...pairs: Pair[]) {
  const corrections = pairs.map(([original, corrected]) => ({ original, corrected, explanation: 'because' }))
  const { stood, dropped } = verifyCorrections(message, corrections, {
    language,
    lexicon: lexicons[language],
    into: 'en',
  })
  const told = stood.map(
    ({ correction, standing }) => `${standing}: ${correction.original} → ${correction.corrected}`,
  )
  return { told, dropped }
}

const right = 'Mi hermana es médica y trabaja en un hospital.'

describe('lies of a model about a right sentence', () => {
  it.each<[string, Pair, string]>([
    ['makes a right form wrong', ['es médica', 'está médica'], 'rules'],
    ['translates into English', ['hermana', 'sister'], 'language'],
    ['writes another script', ['trabaja', '他'], 'language'],
    ['finds its word inside another', ['ana', 'una'], 'place'],
    ['quotes what was not said', ['Mi hermano', 'Mi hermana'], 'place'],
    [
      'writes all of it anew',
      [right, 'Mi querida hermana ejerce como doctora en una clínica muy elegante.'],
      'rewrite',
    ],
    ['breaks an agreement', ['Mi hermana', 'Mis hermana'], 'rules'],
    ['takes the wrong gender', ['un hospital', 'una hospital'], 'rules'],
    ['misspells', ['hospital', 'ospital'], 'language'],
    ['denies', ['trabaja', 'no trabaja'], 'meaning'],
    ['changes capitals and marks alone', ['mi hermana', 'Mi hermana,'], 'needless'],
    ['brings markup', ['médica', '**médica**</b>'], 'form'],
    ['brings control characters', ['médica', 'médi\u202Ecas'], 'form'],
    ['leaves nothing', ['médica', ' '], 'form'],
    ['quotes nothing', ['', 'muy'], 'place'],
  ])('are known where it %s', (_, pair, fault) => {
    expect(verify('es', right, pair)).toEqual({ told: [], dropped: [fault] })
  })

  it('change names and numbers', () => {
    expect(verify('es', 'Hola, soy Ana y tengo dos hermanos', ['soy Ana', 'soy Anna'])).toMatchObject({
      told: [],
    })
    expect(verify('es', 'Tengo dos hermanos', ['dos', 'tres'])).toEqual({ told: [], dropped: ['meaning'] })
    expect(verify('fr', "J'ai 3 chats", ['3', '4'])).toEqual({ told: [], dropped: ['meaning'] })
    expect(verify('zh', '我有三本书', ['三本', '四本'])).toMatchObject({ told: [] })
  })

  it('say something else in the same grammar, which no rule knows', () => {
    expect(verify('es', right, ['hospital', 'colegio']).told).toEqual(['doubtful: hospital → colegio'])
    expect(verify('fr', "J'habite à Lyon avec ma sœur", ['sœur', 'tante']).told).toEqual([
      'doubtful: sœur → tante',
    ])
    expect(verify('zh', '我妈妈是医生', ['医生', '老师']).told).toEqual(['doubtful: 医生 → 老师'])
  })

  it('bring nonsense in pieces', () => {
    const pieces: Pair[] = [
      ['Mi', 'Tu'],
      ['es', 'era'],
      ['y', 'o'],
      ['en', 'a'],
    ]
    expect(verify('es', 'Mi hermana es alta y está en casa', ...pieces).told).toEqual([])
  })

  it('point at a word that stands twice', () => {
    expect(verify('es', 'Voy a casa a comer', ['a', 'en'])).toEqual({ told: [], dropped: ['place'] })
  })
})

describe('what is true', () => {
  it.each<[LanguageTag, string, Pair, string]>([
    ['es', 'Yo quiero un agua frío, por favor', ['agua frío', 'agua fría'], 'sure: agua frío → agua fría'],
    ['es', 'Me gusta los perros', ['gusta', 'gustan'], 'sure: gusta → gustan'],
    [
      'fr',
      'Elle est très grand',
      ['Elle est très grand.', 'Elle est très grande.'],
      'sure: Elle est très grand → Elle est très grande',
    ],
    ['zh', '我有二个哥哥', ['二个', '两个'], 'sure: 二个 → 两个'],
    ['es', 'Mi hermano sueña de viajar', ['sueña de', 'sueña con'], 'sure: sueña de → sueña con'],
    // No rule of ours sees these; they may be shown as what they are.
    ['es', 'Estoy harto con la lluvia', ['harto con', 'harto de'], 'open: harto con → harto de'],
    ['fr', 'Je suis fâché sur ma sœur', ['sur', 'contre'], 'open: sur → contre'],
    ['zh', '我对中文有兴趣在', ['有兴趣在', '有兴趣'], 'open: 有兴趣在 → 有兴趣'],
    ['es', 'Vivo en Mexico', ['en Mexico', 'en México'], 'sure: en Mexico → en México'],
    ['fr', 'Je sais pas', ['sais pas', 'ne sais pas'], 'open: sais pas → ne sais pas'],
  ])('is told: %s, %s', (language, message, pair, told) => {
    expect(verify(language, message, pair)).toEqual({ told: [told], dropped: [] })
  })

  it('is told with our own reason where a rule says the same', () => {
    const { stood } = verifyCorrections(
      'Mi hermana es muy alto',
      [{ original: 'alto', corrected: 'alta', explanation: 'Because I say so.' }],
      { language: 'es', lexicon: lexicons.es, into: 'en' },
    )
    expect(stood).toHaveLength(1)
    expect(stood[0]?.correction.explanation).not.toContain('I say so')
  })

  it('is added where the rules see it and the model did not', () => {
    expect(verify('es', 'Mi hermana es muy alto').told).toEqual(['sure: alto → alta'])
    expect(verify('es', 'Mis hermana es alta', ['Mis', 'Mi']).told).toEqual(['sure: Mis → Mi'])
  })
})

describe('the learner’s own gender', () => {
  const verifyFor = (gender: 'feminine' | null, corrected: string) =>
    verifyCorrections('Estoy cansado hoy.', [{ original: 'cansado', corrected, explanation: 'because' }], {
      language: 'es',
      lexicon: lexicons.es,
      into: 'en',
      gender,
    })

  it('makes a model’s correction of it sure, with our own reason', () => {
    expect(verifyFor('feminine', 'cansada').stood).toMatchObject([
      {
        standing: 'sure',
        correction: { corrected: 'cansada', explanation: expect.stringContaining('yourself') },
      },
    ])
  })

  it('leaves it open where it is unknown', () => {
    expect(verifyFor(null, 'cansada').stood).toMatchObject([{ standing: 'open' }])
  })
})
