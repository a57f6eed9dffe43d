import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningOf, readEntry } from '@lingarden/languages/kit/dictionary/entry'
import { describeForm, describeFormReason } from '@lingarden/languages/kit/dictionary/form-reason'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'

describe('describeFormReason', () => {
  it.each([
    ['pt3p', '3rd person plural preterite'],
    ['sp1s', '1st person singular simple past'],
    ['im1s,im3s', '1st or 3rd person singular imperfect'],
    ['ip2s,pr3s', '2nd person singular imperative or 3rd person singular present'],
    ['ge', 'gerund'],
    ['ppms', 'past participle'],
    ['ppfp', 'feminine plural past participle'],
    ['pl', 'plural'],
    ['fs', 'feminine'],
    ['av', 'adverb'],
    ['mi', 'misspelling'],
    ['sp', 'other spelling'],
    ['xx', undefined],
    ['', undefined],
  ])('%s is %s', (code, text) => {
    expect(describeFormReason(code)).toBe(text)
  })

  it('never throws, and a form of an unknown reason is still a form', () => {
    fc.assert(fc.property(fc.string(), (code) => void describeFormReason(code)))
    expect(describeForm(['ser', 'zz9'])).toBe('form of ser')
  })
})

describe('openForms', () => {
  const { lookUp, listForms } = openForms({
    paradigms: ['o pr1s|as pr2s', 'fue pt3s|a im2s'],
    lemmas: [
      ['hablar', 2, 0],
      ['ser', 3, 1],
      ['fumar', 2, 0],
      ['ir', 2, 1],
    ],
  })

  it.each([
    ['hablo', [['hablar', 'pr1s']]],
    ['fumas', [['fumar', 'pr2s']]],
    [
      'fue',
      [
        ['ser', 'pt3s'],
        ['ir', 'pt3s'],
      ],
    ],
    ['habla', []],
    ['', []],
  ])('%s is a form of %j', (form, found) => {
    expect(lookUp(form)).toEqual(found)
  })

  it('lists the forms of a lemma', () => {
    expect(listForms('fumar')).toEqual([
      ['fumo', 'pr1s'],
      ['fumas', 'pr2s'],
    ])
    expect(listForms('comer')).toEqual([])
  })
})

describe('readEntry', () => {
  it('[3.15a] reads what a dictionary knows beside readings and senses, and leaves out what is misshapen', () => {
    const details = {
      pos: 'n.',
      gender: 'f',
      rank: 12,
      level: 'A1',
      measureWords: ['个'],
      traditional: '學',
      formOf: [['ser', 'pt3s']],
      vulgar: true,
    }
    const entry = { term: 'fue', pronunciation: '', definition: 'v. was' }
    expect(readEntry({ ...entry, ...details })).toEqual({ ...entry, ...details })
    const misshapen = {
      pos: 1,
      gender: 'x',
      rank: -1,
      level: '',
      measureWords: 'a',
      formOf: [['ser']],
      vulgar: 1,
    }
    expect(readEntry({ ...entry, ...misshapen })).toEqual(entry)
  })

  it('a form ends with what it is a form of', () => {
    const formOf = [['ser', 'pt3s'] as const, ['ir', 'pt3s'] as const]
    expect(meaningOf({ term: 'fue', pronunciation: '', definition: 'v. was', formOf }).definition).toEqual([
      'v. was',
      '3rd person singular preterite of ser',
      '3rd person singular preterite of ir',
    ])
  })
})
