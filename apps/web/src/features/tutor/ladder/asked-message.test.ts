import { loadWordRules } from '@lingarden/languages/load'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyConversation, type Conversation } from '../conversation/conversation'
import { conversationReducer } from '../conversation/conversation-reducer'
import { askedOf, isLeft, openOf } from './asked-message'
import { shownEdits } from './shown-edits'

beforeAll(() => loadWordRules('es'))

const at = '2026-11-23T10:00:00Z'
const correction = { original: 'gusta los', corrected: 'gustan los', explanation: 'There are several.' }
const feedback = { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] }

/** A message with a mistake, said with the ladder or without, and corrected. */
function said(
  mending: boolean,
  found: readonly (typeof correction & { perhaps?: true })[] = [correction],
): Conversation {
  const told = { type: 'feedback' as const, feedback: { ...feedback, corrections: [...found] } }
  return [
    {
      type: 'begin' as const,
      messageId: 'u1',
      text: 'Me gusta los perros',
      at,
      wants: { feedback: true, suggestions: false, mending },
    },
    { type: 'event' as const, event: told, isOffline: false, messageId: 'u1', replyId: 'a1', at },
  ].reduce(conversationReducer, emptyConversation('c1'))
}
const first = ({ messages }: Conversation) => {
  const [message] = messages
  if (message?.type !== 'user') throw new Error('there is no message')
  return message
}
const mend = (state: Conversation, mending: { tries: number; end?: 'self' | 'shown' }) =>
  conversationReducer(state, { type: 'mend', messageId: 'u1', mending })
const goOn = (state: Conversation) =>
  conversationReducer(state, {
    type: 'begin',
    messageId: 'u2',
    text: 'Tengo dos',
    at,
    wants: { feedback: true, suggestions: false, mending: true },
  })

describe('a mistake of a message', () => {
  it('is asked back where the learner wants to look for it, until it is found or shown', () => {
    expect(openOf(first(said(true)), 'es-ES')).toEqual(correction)
    expect(openOf(first(mend(said(true), { tries: 1 })), 'es-ES')).toEqual(correction)
    for (const end of ['self', 'shown'] as const) {
      const ended = first(mend(said(true), { tries: 1, end }))
      expect(openOf(ended, 'es-ES')).toBeUndefined()
      expect(askedOf(ended, 'es-ES')).toEqual(correction)
    }
  })

  it('is shown at once where they do not, or where it is only perhaps one', () => {
    expect(askedOf(first(said(false)), 'es-ES')).toBeUndefined()
    expect(askedOf(first(said(true, [{ ...correction, perhaps: true }])), 'es-ES')).toBeUndefined()
  })

  it('is left when the talk goes on: it is shown then, and the tutor says it right', () => {
    expect(isLeft(said(true), 'u2', 'es-ES')).toBe(true)
    const after = goOn(said(true))
    expect(first(after).mending).toEqual({ tries: 0, end: 'left' })
    // The turn that failed and is sent again owes the same.
    expect(isLeft(after, 'u2', 'es-ES')).toBe(true)
    expect(isLeft(after, 'u3', 'es-ES')).toBe(false)
  })

  it('that was found or shown is not said once more, nor what was shown at once', () => {
    for (const end of ['self', 'shown'] as const)
      expect(isLeft(mend(said(true), { tries: 1, end }), 'u2', 'es-ES')).toBe(false)
    expect(isLeft(said(false), 'u2', 'es-ES')).toBe(false)
    expect(isLeft(said(true, []), 'u2', 'es-ES')).toBe(false)
  })

  it('shows its place alone while it is looked for, the others as ever, the doubtful beside the sentence', () => {
    const other = { original: 'perros', corrected: 'perritos', explanation: '' }
    const doubtful = { original: 'Me', corrected: 'A mí me', explanation: '', perhaps: true as const }
    const { edits, outside } = shownEdits('Me gusta los perros', [correction, other, doubtful], correction)
    expect(edits).toEqual([
      { start: 3, end: 8, added: 'gustan', isHidden: true },
      { start: 13, end: 19, added: 'perritos' },
    ])
    expect(outside).toEqual([doubtful])
    expect(shownEdits('Me gusta los perros', [correction], undefined).edits[0]).not.toHaveProperty('isHidden')
  })
})
