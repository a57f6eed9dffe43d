import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberEntry } from './number-entry.ts'
import { spellFrench } from '@lingarden/languages/fr/spell-number'
import { spellMandarin } from '@lingarden/languages/zh/spell-number'
import { spellSpanish } from '@lingarden/languages/es/spell-number'

describe('numbers in words', () => {
  it.each([
    [0, 'cero', 'zéro', '零'],
    [1, 'uno', 'un', '一'],
    [10, 'diez', 'dix', '十'],
    [16, 'dieciséis', 'seize', '十六'],
    [21, 'veintiuno', 'vingt et un', '二十一'],
    [22, 'veintidós', 'vingt-deux', '二十二'],
    [31, 'treinta y uno', 'trente et un', '三十一'],
    [70, 'setenta', 'soixante-dix', '七十'],
    [71, 'setenta y uno', 'soixante et onze', '七十一'],
    [77, 'setenta y siete', 'soixante-dix-sept', '七十七'],
    [80, 'ochenta', 'quatre-vingts', '八十'],
    [81, 'ochenta y uno', 'quatre-vingt-un', '八十一'],
    [91, 'noventa y uno', 'quatre-vingt-onze', '九十一'],
    [100, 'cien', 'cent', '一百'],
    [101, 'ciento uno', 'cent un', '一百零一'],
    [110, 'ciento diez', 'cent dix', '一百一十'],
    [200, 'doscientos', 'deux cents', '二百'],
    [555, 'quinientos cincuenta y cinco', 'cinq cent cinquante-cinq', '五百五十五'],
    [1000, 'mil', 'mille', '一千'],
    [1001, 'mil uno', 'mille un', '一千零一'],
    [1010, 'mil diez', 'mille dix', '一千零一十'],
    [1999, 'mil novecientos noventa y nueve', 'mille neuf cent quatre-vingt-dix-neuf', '一千九百九十九'],
    [10_000, 'diez mil', 'dix mille', '一万'],
    [10_500, 'diez mil quinientos', 'dix mille cinq cents', '一万零五百'],
    [21_000, 'veintiún mil', 'vingt et un mille', '二万一千'],
    [80_000, 'ochenta mil', 'quatre-vingt mille', '八万'],
    [100_001, 'cien mil uno', 'cent mille un', '十万零一'],
    [200_000, 'doscientos mil', 'deux cent mille', '二十万'],
    [231_000, 'doscientos treinta y un mil', 'deux cent trente et un mille', '二十三万一千'],
    [1_000_000, 'un millón', 'un million', '一百万'],
    [2_000_080, 'dos millones ochenta', 'deux millions quatre-vingts', '二百万零八十'],
    [300_000_000, 'trescientos millones', 'trois cents millions', '三亿'],
    [300_000_005, 'trescientos millones cinco', 'trois cents millions cinq', '三亿零五'],
  ])('%i', (number, spanish, french, mandarin) => {
    expect([spellSpanish(number), spellFrench(number), spellMandarin(number)]).toEqual([
      spanish,
      french,
      mandarin,
    ])
  })

  it.each([
    ['Spanish', spellSpanish],
    ['French', spellFrench],
    ['Mandarin', spellMandarin],
  ])('never says two numbers alike in %s, nor leaves a gap', (_, spell) => {
    const number = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(spell(one)).not.toMatch(/undefined|^ | $| {2}|零零|-$/)
        expect(spell(one) === spell(other)).toBe(one === other)
      }),
    )
  })
})

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
