import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OnboardingStep } from './onboarding-step'
import { useGenderDue } from './use-gender-due'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('[4.9d, 9.4e] the gender is due one second after the language, and a second more for another one', async () => {
  const { result, rerender } = renderHook(
    ({ step, code }: { step: OnboardingStep; code: 'es-ES' | 'fr-FR' }) => useGenderDue(step, code),
    { initialProps: { step: 'gender', code: 'es-ES' } },
  )
  await pass(999)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
  rerender({ step: 'gender', code: 'fr-FR' })
  expect(result.current).toBe(false)
  await pass(1000)
  expect(result.current).toBe(true)
})

it('[4.9d] nothing is due where the gender is known', async () => {
  const { result } = renderHook(() => useGenderDue('none', 'es-ES'))
  await pass(5000)
  expect(result.current).toBe(false)
})
