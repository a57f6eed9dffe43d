import { describe, expect, it } from 'vitest'
import { numberEntry } from './number-entry.ts'

describe('[3.15a] a number that is looked up', () => {
  it('is read out, and is no word to be counted', () => {
    expect(numberEntry('15', 'es')).toEqual({
      term: '15',
      pronunciation: '',
      definition: 'number, said “quince”',
      aside: true,
    })
    expect(numberEntry('105', 'zh')).toMatchObject({
      pronunciation: 'yī bǎi líng wǔ',
      definition: 'number, said “一百零五”',
    })
  })

  it.each([
    ['1.000', 'es', 'mil'],
    ['12 300', 'fr', 'douze mille trois cents'],
    ['12\u202F300', 'fr', 'douze mille trois cents'],
    ['1,000,000', 'zh', '一百万'],
  ] as const)('reads the thousands of %s in %s', (text, language, words) => {
    expect(numberEntry(text, language)?.definition).toBe(`number, said “${words}”`)
  })

  it.each(['007', '3,5', '1,000', '1.00', '10:30', '7h30', '2º', '1000000000', '', 'dos', '-3'])(
    'says nothing of %s in Spanish',
    (text) => {
      expect(numberEntry(text, 'es')).toBeUndefined()
    },
  )
})
