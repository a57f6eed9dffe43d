import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { kindsIn } from './kinds-in.ts'
import { writtenOut } from './written-out.ts'

const lexicons = await loadLexicons()
const kinds = (tag: LanguageTag, text: string) => kindsIn(text, tag, lexicons[tag])

describe('what a text is about', () => {
  it.each<[LanguageTag, string, readonly string[]]>([
    ['es', 'Comimos unas empanadas', ['food', 'past', 'self']],
    ['es', 'anos y cafe con leche', ['drink']],
    ['es', 'Mañana voy a pasear', ['plan', 'outdoors']],
    ['es', 'Mi perro está malo', ['animal', 'told']],
    ['fr', 'on a soufflé les bougies', ['celebration', 'past']],
    ['fr', "J'irai au musée", ['landmark', 'plan', 'self']],
    ['fr', 'Est-ce que je pourrais payer ?', ['proposal']],
    ['zh', '我们去爬山吧', ['sport', 'proposal', 'self']],
    ['zh', '我妈妈是老师', ['told', 'family', 'job']],
  ])('%s: %s', (tag, text, wanted) => {
    const found = kinds(tag, text)
    expect(wanted.filter((kind) => !found.has(kind))).toEqual([])
  })

  it.each<[LanguageTag, string, string]>([
    ['es', 'El pescado a la plancha, por favor', 'told'],
    ['es', 'Mi hermana me ayudó', 'told'],
    ['fr', 'Le poisson du jour', 'told'],
    ['zh', '里面有什么', 'food'],
    ['zh', '我在银行', 'agreement'],
  ])('%s: %s is not %s', (tag, text, kind) => {
    expect(kinds(tag, text).has(kind)).toBe(false)
  })
})

describe('what is typed in readings', () => {
  it('is read as the characters it stands for', async () => {
    expect(await writtenOut('wo yao yi kuai dangao', 'zh')).toBe('我要一块蛋糕')
    expect(await writtenOut('Wǒ xǐhuan tiàowǔ', 'zh')).toBe('我喜欢跳舞')
  })

  it.each(['What should I say?', 'hello', 'I like tea', '我要T恤', 'asdf qwer'])(
    'leaves “%s” alone',
    async (text) => {
      expect(await writtenOut(text, 'zh')).toBe(text)
    },
  )

  it('is nothing in languages with an alphabet', async () => {
    expect(await writtenOut('wo yao cha', 'es')).toBe('wo yao cha')
  })
})
