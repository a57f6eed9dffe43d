import { describe, expect, it } from 'vitest'
import { carryMeanings, isReference } from './references.ts'
import { readBuiltDictionary } from '../../../build/built-dictionary.ts'

const sensesOf = (definition: string) => definition.split(/ \| |; /)

describe('Mandarin entries that refer elsewhere', () => {
  const { entries, lookUp } = readBuiltDictionary('zh-CN')
  const top = entries.filter(({ rank }) => rank !== undefined && rank <= 20_000)

  it('carry the meaning itself, where what they refer to has one', () => {
    const referring = top.filter(({ definition }) => sensesOf(definition).every(isReference))
    const withTarget = referring.filter(({ definition }) =>
      sensesOf(definition).some((sense) => {
        const [target = ''] = /\p{Script=Han}+/u.exec(sense) ?? []
        const found = lookUp(target)
        return found && !sensesOf(found.definition).every(isReference)
      }),
    )
    expect(withTarget.map(({ term, definition }) => `${term}: ${definition}`)).toEqual([])
  })

  it.each([
    ['成都', /^Chengdu.*see 成都市/u],
    ['广州', /^Guangzhou/u],
    ['西安', /^Xi'an/u],
    ['四川', /^Sichuan/u],
    ['新疆', /^Xinjiang/u],
    ['面条儿', /^noodles/u],
    ['小孩儿', /^child/u],
    ['女孩儿', /^girl/u],
    ['好玩儿', /fun|amusing/u],
  ])('%s', (term, meaning) => {
    expect(lookUp(term)?.definition).toMatch(meaning)
  })

  it('no reading is torn apart at its ü', () => {
    expect(entries.filter(({ definition }) => /[ln]u ?: ?\d/iu.test(definition))).toEqual([])
  })
})

describe('the meaning of a reference', () => {
  const reading = (pinyin: string, ...senses: string[]) => ({
    pinyin,
    senses,
    traditional: [],
    measureWords: [],
  })
  const words: Record<string, ReturnType<typeof reading>[]> = {
    市: [reading('shì', 'city', 'market')],
    甲: [reading('jiǎ', 'see 乙 (yǐ)')],
    乙: [reading('yǐ', 'see 甲 (jiǎ)')],
    逍遥: [reading('xiāo yáo', 'free and unfettered')],
  }
  const carry = (...senses: string[]) =>
    carryMeanings([reading('x', ...senses)], (term) => words[term] ?? [])[0]?.senses

  it('comes before it', () => expect(carry('see 市 (shì)')).toEqual(['city', 'market', 'see 市 (shì)']))
  it('says which word it is used in', () =>
    expect(carry('used in 逍遥 (xiāo yáo)')).toEqual([
      '(in 逍遥) free and unfettered',
      'used in 逍遥 (xiāo yáo)',
    ]))
  it('stays away where two only refer to each other', () =>
    expect(carry('see 甲 (jiǎ)')).toEqual(['see 甲 (jiǎ)']))
  it('is not added to a word that means something itself', () =>
    expect(carry('town', 'see 市 (shì)')).toEqual(['town', 'see 市 (shì)']))
})
