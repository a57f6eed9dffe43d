import { beforeAll, describe, expect, it } from 'vitest'
import { holdsTerm } from './check-terms.ts'
import { openLanguage } from './open-language.ts'
import type { LintLanguage } from './vocabulary.ts'

describe('a French term in its example', () => {
  let language: LintLanguage
  beforeAll(async () => {
    language = await openLanguage('fr-FR')
  })

  it('is found with an apostrophe inside it', () => {
    expect(holdsTerm("Aujourd'hui, je dors.", "aujourd'hui", language)).toBe(true)
    expect(holdsTerm('Demain, je dors.', "aujourd'hui", language)).toBe(false)
  })

  it('is found when a verb has another pronoun', () => {
    expect(holdsTerm('Vous vous habillez ?', "s'habiller", language)).toBe(true)
  })
})
