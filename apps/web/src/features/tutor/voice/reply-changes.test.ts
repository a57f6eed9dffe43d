import { describe, expect, it } from 'vitest'
import { emptyConversation } from '../conversation/conversation'
import type { Message } from '../conversation/messages'
import { replyChanges } from './reply-changes'

const timestamp = '2026-11-21T10:00:00Z'
const reply = (id: string, content: string): Message => ({
  id,
  type: 'ai',
  messageType: 'conversation',
  content,
  timestamp,
})
const said: Message = { id: 'u', type: 'user', content: 'Hola', timestamp }
const empty = emptyConversation('c')
const running = { ...empty, turn: 't1', phase: 'replying' as const }

describe('what a voice has to do with a conversation', () => {
  it('follows a reply from its first piece to its whole', () => {
    const grown = { ...running, streaming: 'Buenos ' }
    const whole = { ...running, messages: [reply('a', 'Buenos días.')], phase: 'finishing' as const }
    expect(replyChanges(empty, running)).toEqual([{ type: 'begun' }])
    expect(replyChanges(running, grown)).toEqual([{ type: 'grown', text: 'Buenos ' }])
    expect(replyChanges(grown, grown)).toEqual([])
    expect(replyChanges(grown, whole)).toEqual([{ type: 'said', id: 'a', text: 'Buenos días.' }])
    expect(replyChanges(whole, { ...whole, messages: [said, ...whole.messages], phase: 'idle' })).toEqual([])
  })

  it('takes a second reply of a turn after the first, however they come together', () => {
    const both = { ...running, messages: [reply('a', 'Hola.')], streaming: '¿Qué' }
    expect(replyChanges(undefined, both)).toEqual([
      { type: 'begun' },
      { type: 'said', id: 'a', text: 'Hola.' },
      { type: 'grown', text: '¿Qué' },
    ])
  })

  it('says nothing of a conversation that is taken up, only that the other is left', () => {
    const kept = { ...emptyConversation('kept'), messages: [reply('a', 'Hola.'), said] }
    expect(replyChanges(undefined, kept)).toEqual([])
    expect(replyChanges(running, kept)).toEqual([{ type: 'left' }])
    const next = { ...kept, turn: 't2', messages: [...kept.messages, reply('b', 'Adiós.')] }
    expect(replyChanges(kept, next)).toEqual([{ type: 'begun' }, { type: 'said', id: 'b', text: 'Adiós.' }])
  })
})
