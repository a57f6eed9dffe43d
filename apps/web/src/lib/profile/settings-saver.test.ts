import type { Profile } from '@lingarden/database/rows/profile'
import type { Outcome } from '@lingarden/sync/mutation'
import { beforeEach, expect, it, vi } from 'vitest'
import { createSettingsSaver } from './settings-saver'
import type { ProfileChange } from '@lingarden/database/rows/profile'

let server: Partial<Profile>
let shown: Partial<Profile>
let answers: PromiseWithResolvers<Outcome | 'waiting'>[]
const onStatus = vi.fn()
const save = vi.fn(async (change: ProfileChange) => {
  const answer = Promise.withResolvers<Outcome | 'waiting'>()
  answers.push(answer)
  const outcome = await answer.promise
  if (outcome === 'sent') server = { ...server, ...change }
  return outcome
})

function open() {
  return createSettingsSaver({
    read: () => shown as Profile,
    show: (profile) => (shown = profile),
    save,
    onStatus,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  server = { mask_words: true, show_actions: true, voice_setting: 'alloy', credits: 10 }
  shown = { ...server }
  answers = []
  for (const mock of [onStatus, save]) mock.mockClear()
  return () => vi.useRealTimers()
})

it('[4.8, 9.4e] edits show at once and are saved together, by their column names, 500 ms after the last', async () => {
  const { change } = open()
  change({ mask_words: false })
  expect(shown.mask_words).toBe(false)
  await vi.advanceTimersByTimeAsync(499)
  change({ voice_setting: 'nova' })
  await vi.advanceTimersByTimeAsync(499)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([[{ mask_words: false, voice_setting: 'nova' }]])
  answers[0]!.resolve('sent')
  await vi.advanceTimersByTimeAsync(0)
  expect(onStatus).toHaveBeenLastCalledWith('saved')
})

it('[4.8] what is refused goes back, and only that', async () => {
  const { change } = open()
  change({ mask_words: false, voice_setting: 'nova' })
  await vi.advanceTimersByTimeAsync(500)
  // The balance is refreshed, and another setting edited, before the answer comes.
  shown = { ...shown, credits: 5 }
  change({ show_actions: false })
  answers[0]!.resolve('refused')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual({ mask_words: true, voice_setting: 'alloy', show_actions: false, credits: 5 })
  expect(onStatus).toHaveBeenLastCalledWith('failed')
  await vi.advanceTimersByTimeAsync(500)
  expect(save).toHaveBeenLastCalledWith({ show_actions: false })
})

it('[4.8] an edit made while another is saved stays shown, and is saved after it', async () => {
  const { change } = open()
  change({ voice_setting: 'nova' })
  await vi.advanceTimersByTimeAsync(500)
  change({ voice_setting: 'sage' })
  await vi.advanceTimersByTimeAsync(500)
  expect(save).toHaveBeenCalledOnce()
  answers[0]!.resolve('sent')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.voice_setting).toBe('sage')
  expect(save).toHaveBeenLastCalledWith({ voice_setting: 'sage' })
  answers[1]!.resolve('refused')
  await vi.advanceTimersByTimeAsync(0)
  // Back to what the server has, not to what it had.
  expect(shown.voice_setting).toBe('nova')
})

it('[4.8] leaving saves at once, and nothing twice', async () => {
  const { change, flush } = open()
  change({ mask_words: false })
  void flush()
  void flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

it('what cannot be sent stays shown, and says that it waits', async () => {
  const { change } = open()
  change({ mask_words: false })
  await vi.advanceTimersByTimeAsync(500)
  answers[0]!.resolve('waiting')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.mask_words).toBe(false)
  expect(onStatus).toHaveBeenLastCalledWith('waiting')
})
