import { loadEveryLanguage } from '@lingarden/languages/load'
import { languageOf } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { reflected, wasReflected } from './reflected.ts'

beforeAll(() => loadEveryLanguage())

const input = (history: { role: 'user' | 'ai'; content: string }[] = []) => ({
  language: languageOf('zh'),
  history,
  seed: 0,
})
describe('what was told, said back', () => {
  it('is said from the listener’s side, without what joins it to the rest', () => {
    expect(reflected('其实我们从来没看过雪呢。', input())).toMatch(/你们从来没看过雪/u)
    expect(reflected('可是我妈妈不同意我去', input())).toMatch(/你妈妈不同意你去/u)
  })

  it('is the clause that is asked on about, or the last', () => {
    const text = '我从来没看过雪，我们那儿一年四季都很热'
    expect(reflected(text, input())).toMatch(/你们那儿一年四季都很热/u)
    expect(reflected(text, input(), (clause) => clause.includes('雪'))).toMatch(/你从来没看过雪/u)
  })

  it('is no question, no request and nothing that names nobody', () => {
    for (const text of ['我可以进来吗？', '你觉得我应该去', '请给我一杯咖啡', '很漂亮', '不想再去那个地方了'])
      expect(reflected(text, input())).toBeUndefined()
  })

  it('is not said in two replies running', () => {
    const history = [
      { role: 'user' as const, content: '我在邮局干了三十年' },
      { role: 'ai' as const, content: '原来你在邮局干了三十年啊。后来呢？' },
    ]
    expect(reflected('我上个月刚退休', input(history))).toBeUndefined()
    expect(wasReflected('我在邮局干了三十年', input(history))).toBe(true)
    expect(wasReflected('我上个月刚退休', input(history))).toBe(false)
  })

  it('is said politely to whom the tutor asks so', () => {
    expect(reflected('我三天没睡好觉了', input([{ role: 'ai', content: '您哪儿不舒服？' }]))).toMatch(
      /您三天没睡好觉了/u,
    )
  })

  it('is left to languages whose words keep their form', () => {
    const spanish = { ...input(), language: languageOf('es') }
    expect(reflected('Nunca he visto la nieve', spanish)).toBeUndefined()
  })
})
