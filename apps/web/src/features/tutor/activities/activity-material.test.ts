import { openReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { describe, expect, it } from 'vitest'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { gatherMaterial, mistakesMade, textsToPractise } from './activity-material'
import { emptyConversation, type Conversation } from '../conversation/conversation'
import type { Message } from '../conversation/messages'

const at = '2026-11-21T10:00:00Z'
const conversation = (...messages: Message[]): Conversation => ({ ...emptyConversation('c1'), messages })
const said = (id: string, content: string): Message => ({
  id,
  type: 'ai',
  messageType: 'conversation',
  content,
  timestamp: at,
})
const wrote = (content: string, ...corrections: [original: string, corrected: string][]): Message => ({
  id: content,
  type: 'user',
  content,
  timestamp: at,
  feedback: {
    status: 'complete',
    feedback: {
      positive: '',
      corrections: corrections.map(([original, corrected]) => ({ original, corrected, explanation: '' })),
      suggestions: [],
      suggestedSentences: [],
    },
  },
})

describe('what exercises are made of', () => {
  it('is what the tutor said and proposed, never what the learner wrote', () => {
    const texts = textsToPractise({
      ...conversation(said('a', 'Hola.'), wrote('Soy hambre.'), said('b', 'Hola.'), said('c', ' ¿Qué tal? ')),
      suggestions: { messageId: 'u', status: 'complete', items: ['Muy bien.'] },
    })
    expect(texts).toEqual(['Hola.', '¿Qué tal?', 'Muy bien.'])
  })

  it('is each mistake in its sentence, with all of it mended, the newest first', () => {
    const house = { sentence: 'Yo tiene un casa.', mended: 'Yo tengo una casa.', explanation: '' }
    const made = mistakesMade(
      conversation(
        wrote('Soy hambre.', ['Soy', 'Tengo']),
        wrote('Hola. Yo tiene un casa.', ['tiene', 'tengo'], ['un casa', 'una casa']),
      ),
      'es-ES',
    )
    expect(made).toEqual([
      { original: 'un casa', corrected: 'una casa', ...house },
      { original: 'tiene', corrected: 'tengo', ...house },
      {
        original: 'Soy',
        corrected: 'Tengo',
        sentence: 'Soy hambre.',
        mended: 'Tengo hambre.',
        explanation: '',
      },
    ])
  })

  it('has words with their meanings where there is a dictionary, and does without one', async () => {
    const dictionary = {
      tokenize: async (text: string) =>
        Array.from(text.matchAll(/\p{L}+|\P{L}+/gu), ({ 0: word, index }) => ({
          text: word,
          start: index,
          kind: /\p{L}/u.test(word) ? 'word' : 'space',
          term: word.toLowerCase(),
        })),
      lookUp: async (terms: string[]) =>
        terms.map((term) =>
          term === 'hola' ? { term, pronunciation: '', definition: 'hello; hi' } : undefined,
        ),
    } as unknown as Dictionary
    expect(await gatherMaterial(['Hola tú'], dictionary)).toEqual({
      sentences: [{ text: 'Hola tú', words: ['Hola', 'tú'] }],
      words: [{ term: 'hola', meaning: 'hello' }],
    })
    const meanings = openReaderMeanings({ reader: 'fr', examples: {}, commonWords: { hola: 'bonjour' } })
    expect((await gatherMaterial(['Hola tú'], dictionary, meanings)).words).toEqual([
      { term: 'hola', meaning: 'bonjour', meaningIn: 'fr' },
    ])
    expect(await gatherMaterial(['Hola tú'], undefined)).toEqual({ sentences: [{ text: 'Hola tú' }] })
  })
})
