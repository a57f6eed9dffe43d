import { describe, expect, it } from 'vitest'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'
import { agreementForms, conjugationTable, listInflections } from './paradigm.ts'

const forms = openForms({
  paradigms: [
    'o pr1s|as pr2s|a pr3s,ip2s|amos pr1p|áis pr2p|an pr3p|é pt1s|ó pt3s|aba im1s,im3s|ando ge|ado ppms|ada ppfs',
    'a fs|os mp|as fp',
    's pl',
  ],
  lemmas: [
    ['hablar', 2, 0],
    ['rojo', 1, 1],
    ['gato', 0, 2],
  ],
})

describe('the forms of a word', () => {
  it('are listed with their reasons, and are none for an unknown word', () => {
    expect(listInflections(forms, 'hablar', 'es').slice(0, 3)).toEqual([
      ['hablo', ['pr1s']],
      ['hablas', ['pr2s']],
      ['habla', ['pr3s', 'ip2s']],
    ])
    expect(listInflections(forms, 'nada', 'es')).toEqual([])
  })

  it('make the conjugation of a verb', () => {
    const table = conjugationTable(listInflections(forms, 'hablar', 'es'))
    expect(table?.tenses.map(({ tense }) => tense)).toEqual(['pr', 'im', 'pt', 'ip'])
    expect(table?.tenses[0]?.forms).toEqual([
      ['hablo'],
      ['hablas'],
      ['habla'],
      ['hablamos'],
      ['habláis'],
      ['hablan'],
    ])
    expect(table?.tenses[1]?.forms).toEqual([['hablaba'], [], ['hablaba'], [], [], []])
    expect([table?.gerund, table?.pastParticiple]).toEqual([['hablando'], ['hablado']])
  })

  it('of a noun or adjective are no conjugation, but plural and gender', () => {
    expect(conjugationTable(listInflections(forms, 'rojo', 'es'))).toBeUndefined()
    expect(agreementForms(listInflections(forms, 'rojo', 'es'))).toEqual([
      { agreement: 'fs', forms: ['roja'] },
      { agreement: 'mp', forms: ['rojos'] },
      { agreement: 'fp', forms: ['rojas'] },
    ])
    expect(agreementForms(listInflections(forms, 'gato', 'es'))).toEqual([
      { agreement: 'pl', forms: ['gatos'] },
    ])
  })

  it('name each plural once, also one like the singular, and no informal form', () => {
    const tables = [
      [
        ['finals', ['mp']],
        ['finaux', ['mp', 'pl']],
        ['finale', ['fs']],
      ],
      [['heureux', ['mp']]],
      [
        ['petits', ['pl']],
        ["p'tits", ['fm']],
      ],
    ] as const
    expect(tables.map(agreementForms)).toEqual([
      [
        { agreement: 'fs', forms: ['finale'] },
        { agreement: 'mp', forms: ['finals', 'finaux'] },
      ],
      [{ agreement: 'mp', forms: ['heureux'] }],
      [{ agreement: 'pl', forms: ['petits'] }],
    ])
  })

  it('leave out what is only another way to type a form', () => {
    const typed = openForms({
      paradigms: ['œurs pl|oeurs pl', 'oelles pl'],
      lemmas: [
        ['cœur', 3, 0],
        ['moelle', 5, 1],
      ],
    })
    expect(['cœur', 'moelle'].map((lemma) => listInflections(typed, lemma, 'fr'))).toEqual([
      [['cœurs', ['pl']]],
      [['moelles', ['pl']]],
    ])
  })
})
