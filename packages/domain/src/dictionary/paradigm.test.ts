import { describe, expect, it } from 'vitest'
import { openForms } from './form-table.ts'
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
    expect(listInflections(forms, 'hablar').slice(0, 3)).toEqual([
      ['hablo', ['pr1s']],
      ['hablas', ['pr2s']],
      ['habla', ['pr3s', 'ip2s']],
    ])
    expect(listInflections(forms, 'nada')).toEqual([])
  })

  it('make the conjugation of a verb', () => {
    const table = conjugationTable(listInflections(forms, 'hablar'))
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
    expect(conjugationTable(listInflections(forms, 'rojo'))).toBeUndefined()
    expect(agreementForms(listInflections(forms, 'rojo'))).toEqual([
      { agreement: 'fs', form: 'roja' },
      { agreement: 'mp', form: 'rojos' },
      { agreement: 'fp', form: 'rojas' },
    ])
    expect(agreementForms(listInflections(forms, 'gato'))).toEqual([{ agreement: 'pl', form: 'gatos' }])
  })
})
