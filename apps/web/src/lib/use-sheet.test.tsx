import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useSheet } from './use-sheet'

const open = () => renderHook(() => useSheet<'word' | 'session'>()).result

beforeEach(() => history.replaceState({ key: 'tutor' }, ''))

it('closes by the back button, which leaves the page where it is', async () => {
  const sheet = open()
  const entries = history.length
  act(() => sheet.current.show('word'))
  expect(sheet.current.open).toBe('word')
  expect(history.length).toBe(entries + 1)
  // What the router keeps in an entry stays.
  expect(history.state).toMatchObject({ key: 'tutor' })
  act(() => history.back())
  await waitFor(() => expect(sheet.current.open).toBeUndefined())
  expect(history.state).toEqual({ key: 'tutor' })
})

it('takes its entry along when it is closed otherwise', async () => {
  const sheet = open()
  act(() => sheet.current.show('session'))
  act(() => sheet.current.close())
  expect(sheet.current.open).toBeUndefined()
  await waitFor(() => expect(history.state).toEqual({ key: 'tutor' }))
})

it('shows another sheet in the same entry', () => {
  const sheet = open()
  act(() => sheet.current.show('session'))
  const entries = history.length
  act(() => sheet.current.show('word'))
  expect(sheet.current.open).toBe('word')
  expect(history.length).toBe(entries)
})
