import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { metWords } from './met-words'
import type { MessageFeedback, UserMessage } from '../conversation/messages'

const lookup = { longestTerm: 1, lookUp: (term: string) => (/\d/.test(term) ? undefined : { term }) }

function metIn(content: string, feedback?: MessageFeedback) {
  const fields = { id: 'm1', content, timestamp: '2026-11-21T10:00:00Z' }
  const message: UserMessage = { ...fields, type: 'user', ...(feedback && { feedback }) }
  const met = metWords(message, tokenize(content, 'es', lookup), 'es-ES')
  return met?.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
}

const corrected = (...corrections: Correction[]): MessageFeedback => ({
  status: 'complete',
  feedback: { positive: '', corrections, suggestions: [], suggestedSentences: [] },
})

describe('[4.16b, 5.5] the words a learner has met in a message', () => {
  it('are those that stayed as they were written', () => {
    const feedback = corrected(
      { original: 'es', corrected: 'tiene', explanation: '' },
      { original: 'anos', corrected: 'años', explanation: '' },
    )
    expect(metIn('Ella es 25 anos', feedback)).toEqual(['Ella'])
  })

  it('are told when the corrections have come, or will not', () => {
    expect(metIn('Tengo anos', { status: 'begun' })).toBeUndefined()
    expect(metIn('Tengo anos', { status: 'failed' })).toEqual(['Tengo', 'anos'])
    expect(metIn('Tengo anos')).toEqual(['Tengo', 'anos'])
  })

  it('are none of a message in English', () => {
    expect(metIn('I am tired', corrected())).toEqual([])
  })

  it('are all of what the tutor says', () => {
    const tokens = tokenize('I am Alex', 'es', lookup)
    const message = {
      id: 'a',
      content: 'I am Alex',
      timestamp: '',
      type: 'ai',
      messageType: 'welcome',
    } as const
    expect(metWords(message, tokens, 'es-ES')).toBe(tokens)
  })
})
