import { agreementForms, conjugationTable, listInflections } from '@lingarden/domain/dictionary/paradigm'
import { describe, expect, it } from 'vitest'
import { listHeadwords, readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

const inflectionsOf = (languageCode: string, lemma: string) =>
  listInflections(readBuiltDictionary(languageCode).forms, lemma, languageCode)

const tenseOf = (languageCode: string, lemma: string, tense: string) =>
  conjugationTable(inflectionsOf(languageCode, lemma))
    ?.tenses.find((row) => row.tense === tense)
    ?.forms.map((cell) => cell.join(', '))

const agreementsOf = (languageCode: string, lemma: string) =>
  agreementForms(inflectionsOf(languageCode, lemma)).map(
    ({ agreement, forms }) => `${agreement} ${forms.join(', ')}`,
  )

describe('the conjugation of a Spanish verb', () => {
  it.each([
    ['hablar', ['', 'habla', 'hable', 'hablemos', 'hablad', 'hablen']],
    ['tener', ['', 'ten', 'tenga', 'tengamos', 'tened', 'tengan']],
    ['levantarse', ['', 'levántate', 'levántese', 'levantémonos', 'levantaos', 'levántense']],
    ['irse', ['', 'vete', 'váyase', 'vayámonos', 'idos', 'váyanse']],
    ['arrepentirse', ['', 'arrepiéntete', 'arrepiéntase', 'arrepintámonos', 'arrepentíos', 'arrepiéntanse']],
  ])(
    '%s has an imperative for usted and ustedes too, with a pronoun only where it is reflexive',
    (verb, wanted) => {
      expect(tenseOf('es-ES', verb, 'ip')).toEqual(wanted)
    },
  )

  it('of the weather has no imperative', () => {
    expect(tenseOf('es-ES', 'amanecer', 'ip')).toBeUndefined()
  })

  it.each([
    [
      'levantarse',
      ['me levanto', 'te levantas', 'se levanta', 'nos levantamos', 'os levantáis', 'se levantan'],
    ],
    ['llamarse', ['me llamo', 'te llamas', 'se llama', 'nos llamamos', 'os llamáis', 'se llaman']],
    ['irse', ['me voy', 'te vas', 'se va', 'nos vamos', 'os vais', 'se van']],
  ])('%s is that of its base with the pronouns', (verb, wanted) => {
    expect(tenseOf('es-ES', verb, 'pr')).toEqual(wanted)
    expect(conjugationTable(inflectionsOf('es-ES', verb))?.gerund).toHaveLength(1)
  })

  it('has an imperative of usted for each of the 300 most frequent verbs that have one of tú', () => {
    const verbs = listHeadwords(readBuiltDictionary('es-ES'), 5000).filter(({ term }) =>
      /[aeií]r$/.test(term),
    )
    const incomplete = verbs.slice(0, 300).filter(({ term }) => {
      const [, tu, usted, , , ustedes] = tenseOf('es-ES', term, 'ip') ?? []
      return tu !== undefined && (tu === '' || usted === '' || ustedes === '')
    })
    expect(incomplete.map(({ term }) => term)).toEqual([])
  })
})

describe('the conjugation of a French verb', () => {
  it.each([
    ['se lever', ['me lève', 'te lèves', 'se lève', 'nous levons', 'vous levez', 'se lèvent']],
    ["s'appeler", ["m'appelle", "t'appelles", "s'appelle", 'nous appelons', 'vous appelez', "s'appellent"]],
    ["s'en aller", ["m'en vais", "t'en vas", "s'en va", 'nous en allons', 'vous en allez', "s'en vont"]],
    ['être', ['suis', 'es', 'est', 'sommes', 'êtes', 'sont']],
  ])('%s', (verb, wanted) => {
    expect(tenseOf('fr-FR', verb, 'pr')).toEqual(wanted)
  })

  it('puts the pronouns of an imperative after it', () => {
    expect(tenseOf('fr-FR', 'se lever', 'ip')).toEqual(['', 'lève-toi', '', 'levons-nous', 'levez-vous', ''])
  })
})

describe('the forms of a French noun or adjective', () => {
  it.each([
    ['petit', ['fs petite', 'mp petits', 'fp petites']],
    ['beau', ['fs belle', 'mp beaux', 'fp belles']],
    ['heureux', ['fs heureuse', 'mp heureux', 'fp heureuses']],
    ['un', ['fs une', 'mp uns, des', 'fp unes']],
    ['œil', ['pl yeux']],
    ['cœur', ['pl cœurs']],
    ['bras', ['pl bras']],
    ['travail', ['pl travaux']],
    ['final', ['fs finale', 'mp finals, finaux', 'fp finales']],
  ])('%s are those that a grammar has', (word, wanted) => {
    expect(agreementsOf('fr-FR', word).map((row) => row.split(/[ ,]+/).toSorted())).toEqual(
      wanted.map((row) => row.split(/[ ,]+/).toSorted()),
    )
  })

  it('slang is still found, as a form without a grammar', () => {
    const { forms } = readBuiltDictionary('fr-FR')
    expect(["p'tit", 'ptite', "ch'ti"].map((form) => forms.lookUp(form))).toEqual([
      [['petit', 'fm']],
      [['petit', 'fm']],
      [['petit', 'fm']],
    ])
    expect(forms.lookUp('st')).toEqual([])
    expect(forms.lookUp("d'")).toEqual([])
  })
})

it.each(['es-ES', 'fr-FR'])(
  'none of the 4,000 most frequent words of %s has a row or a form twice',
  (languageCode) => {
    const twice = listHeadwords(readBuiltDictionary(languageCode), 4000).filter(({ term }) => {
      const rows = agreementForms(inflectionsOf(languageCode, term))
      const labels = rows.map(({ agreement }) => agreement.replace('mp', 'pl'))
      return (
        new Set(labels).size < rows.length || rows.some(({ forms }) => new Set(forms).size < forms.length)
      )
    })
    expect(twice.map(({ term }) => term)).toEqual([])
  },
)

it('Spanish nouns that do not change show their plural', () => {
  expect(['crisis', 'lunes', 'paraguas'].map((word) => agreementsOf('es-ES', word))).toEqual([
    ['pl crisis'],
    ['pl lunes'],
    ['pl paraguas'],
  ])
})
