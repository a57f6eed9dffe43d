import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'
import { conjugationTable, listInflections } from './paradigm.ts'

const paradigms = [
  'o pr1s|as pr2s|a ip2s,pr3s|é pt1s|aba im1s,im3s|ando ge|ado ppms|ada ppfs|are sf1s',
  'levántate ip2s|levántense ip3p|levantándose ge',
  'arrepiento pr1s|arrepentía im1s,im3s|arrepentí pt1s|arrepiéntete ip2s|arrepintiendo ge|arrepintiéndose ge',
  'ève ip2s,pr1s,pr3s|evons ip1p,pr1p|evais im1s|evai sp1s|evant ap|evé ppms|evers pl',
  'évanouis pr1s|évanouissais im1s|évanouirai fu1s|évanoui ppms',
  'e pr1s,pr3s|ais im1s|erai fu1s|ez ip2p|ant ap',
  'vais pr1s|vas pr2s|va ip2s,pr3s|allons ip1p,pr1p|allez ip2p|irai fu1s|allais im1s',
  's pl',
]
const forms = openForms({
  paradigms,
  lemmas: [
    ['levantar', 2, 0],
    ['levantarse', 10, 1],
    ['arrepentirse', 12, 2],
    ['lever', 4, 3],
    ["s'évanouir", 10, 4],
    ['habiller', 2, 5],
    ['hâter', 2, 5],
    ['aller', 5, 6],
    ['traverse', 0, 7],
  ],
})

const formsOf = (language: LanguageTag, lemma: string) =>
  listInflections(forms, lemma, language).map(([form]) => form)

describe('the forms of a reflexive verb', () => {
  it('are those of the Spanish verb with the pronouns, and its own imperative and gerund', () => {
    expect(listInflections(forms, 'levantarse', 'es')).toEqual([
      ['me levanto', ['pr1s']],
      ['te levantas', ['pr2s']],
      ['se levanta', ['pr3s']],
      ['me levanté', ['pt1s']],
      ['me levantaba', ['im1s']],
      ['se levantaba', ['im3s']],
      ['levantado', ['ppms']],
      ['levántate', ['ip2s']],
      ['levántense', ['ip3p']],
      ['levantándose', ['ge']],
    ])
    const table = conjugationTable(listInflections(forms, 'levantarse', 'es'))
    expect(table?.tenses.map(({ tense }) => tense)).toEqual(['pr', 'im', 'pt', 'ip'])
    expect([table?.gerund, table?.pastParticiple]).toEqual([['levantándose'], ['levantado']])
  })

  it('are its own where there is no plain verb', () => {
    expect(formsOf('es', 'arrepentirse')).toEqual([
      'me arrepiento',
      'me arrepentía',
      'se arrepentía',
      'me arrepentí',
      'arrepiéntete',
      'arrepintiéndose',
    ])
    expect(formsOf('fr', "s'évanouir")).toEqual(["m'évanouis", "m'évanouissais", "m'évanouirai", 'évanoui'])
  })

  it('are those of the French verb with pronouns before and after', () => {
    expect(formsOf('fr', 'se lever')).toEqual([
      'lève-toi',
      'me lève',
      'se lève',
      'levons-nous',
      'nous levons',
      'me levais',
      'me levai',
      'se levant',
      'levé',
    ])
  })

  it('drop the e of a pronoun before a vowel, and before an h where the lemma does', () => {
    expect(formsOf('fr', "s'habiller")).toEqual([
      "m'habille",
      "s'habille",
      "m'habillais",
      "m'habillerai",
      'habillez-vous',
      "s'habillant",
    ])
    expect(formsOf('fr', 'se hâter').slice(0, 2)).toEqual(['me hâte', 'se hâte'])
    expect(formsOf('fr', "s'en aller").slice(0, 5)).toEqual([
      "m'en vais",
      "t'en vas",
      "va-t'en",
      "s'en va",
      'allons-nous-en',
    ])
  })

  it('are none of what only looks like one', () => {
    expect(formsOf('fr', "s'il")).toEqual([])
    expect(formsOf('fr', 'se rendre compte')).toEqual([])
    expect(formsOf('fr', 'traverse')).toEqual(['traverses'])
  })
})
