import { describe, expect, it } from 'vitest'
import { words as english } from '@/i18n/en/words'
import { words as spanish } from '@/i18n/es/words'
import { describeProblem } from './describe-problem'
import { dictionaryErrors } from './dictionary-error'

const messages = [
  dictionaryErrors.noLanguage,
  dictionaryErrors.notSignedIn,
  dictionaryErrors.authFailed,
  dictionaryErrors.notRetrieved('es-ES.forms.json'),
  dictionaryErrors.notParsed,
]

describe('why a dictionary is not there', () => {
  it('is told in English word for word', () => {
    expect(messages.map((message) => describeProblem(message, english.dictionaryProblems))).toEqual(messages)
  })

  it('is told in the language of the interface', () => {
    const told = messages.map((message) => describeProblem(message, spanish.dictionaryProblems))
    for (const [place, message] of messages.entries()) expect(told[place]).not.toBe(message)
    expect(told[3]).toContain('es-ES.forms.json')
  })

  it('stays as it is where nobody knows it', () => {
    expect(describeProblem('Something else about x.json', spanish.dictionaryProblems)).toBe(
      'Something else about x.json',
    )
  })
})
