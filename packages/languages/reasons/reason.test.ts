import { expect, it } from 'vitest'
import { en } from './en.ts'
import { tellReason, type Reason } from './reason.ts'

const words = ['uno', 'dos', 'tres']
const reasons = Object.keys(en).map((key) => {
  const { length } = en[key as keyof typeof en]
  return [key, ...words.slice(0, length)] as unknown as Reason
})

it.each(['en', 'es', 'fr', 'zh'] as const)('tells every reason in %s, with the words it is about', (into) => {
  for (const reason of reasons) {
    const told = tellReason(reason, into)
    expect(told).toMatch(/[.。]$/u)
    for (const word of reason.slice(1)) expect(told).toContain(word)
    const isEnglish = /\b(the|takes|means|after|before|with|here|to|is)\b/iu.test(told)
    expect(into === 'en' || !isEnglish, told).toBe(true)
  }
})

it('each reason says something of its own in each language', () => {
  for (const into of ['en', 'es', 'fr', 'zh'] as const) {
    const told = reasons.filter(([key]) => key !== 'esHim').map((reason) => tellReason(reason, into))
    expect(new Set(told).size).toBe(told.length)
  }
})
