import { describe, expect, it } from 'vitest'
import { withoutConcession } from './without-concession.ts'

describe('what is said beside a concession', () => {
  it.each([
    ['es', 'Prefiero las de aquí, aunque son más caras', 'Prefiero las de aquí, '],
    ['fr', 'Même si c’est plus cher, je prends les locales', ' , je prends les locales'],
    ['zh', '虽然贵一点儿，可是看起来好吃', ' ，可是看起来好吃'],
  ] as const)('in %s', (language, text, rest) => {
    expect(withoutConcession(text, language).trim()).toBe(rest.trim())
  })

  it('is the whole text where nothing but a concession is said', () => {
    expect(withoutConcession('aunque son más caras', 'es')).toBe('aunque son más caras')
  })
})
