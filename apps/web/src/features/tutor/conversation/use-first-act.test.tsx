import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Message } from './messages'
import { useFirstAct } from './use-first-act'

const at = '2026-11-22T10:00:00Z'
const welcome: Message = { id: 'a1', type: 'ai', messageType: 'welcome', content: 'Hola', timestamp: at }
const said: Message = { id: 'u1', type: 'user', content: 'Hola', timestamp: at }
const pause: Message = { id: 'b1', type: 'session_break', content: '', timestamp: at }

const open = (messages: Message[]) =>
  renderHook(({ id, shown }) => useFirstAct({ id, messages: shown }), {
    initialProps: { id: 'c1', shown: messages },
  })

it('a session begins with a message, or with a word or a sound that was pressed', () => {
  const { result, rerender } = open([welcome])
  expect(result.current.hasActed).toBe(false)
  act(() => result.current.act())
  expect(result.current.hasActed).toBe(true)
  rerender({ id: 'c2', shown: [welcome] })
  expect(result.current.hasActed).toBe(false)
  rerender({ id: 'c2', shown: [welcome, said] })
  expect(result.current.hasActed).toBe(true)
})

it('what was said in an earlier session is no act in this one', () => {
  expect(open([welcome, said, pause]).result.current.hasActed).toBe(false)
  expect(open([welcome, said, pause, said]).result.current.hasActed).toBe(true)
})
