import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

/** How somebody types on this device; kept here, as another one may have other keys. */
export interface TypingHabits {
  /** Characters are offered for what is typed. */
  isOffered: boolean
  /** The digits 1 to 5 are tones rather than places in the row. */
  digitsAreTones: boolean
  /** The touch keyboard writes characters by itself: nobody needs two rows of them. */
  hasOwnMethod: boolean
}

const habitsKey = 'typing-habits'
const listeners = new Set<() => void>()
const defaults: TypingHabits = { isOffered: true, digitsAreTones: false, hasOwnMethod: false }
let habits: TypingHabits | undefined

function typingHabits(): TypingHabits {
  habits ??= { ...defaults, ...readLocal<Partial<TypingHabits>>(habitsKey) }
  return habits
}

export function changeTypingHabits(change: Partial<TypingHabits>): void {
  habits = { ...typingHabits(), ...change }
  writeLocal(habitsKey, habits)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTypingHabits = (): TypingHabits => useSyncExternalStore(subscribe, typingHabits)

/** Forgets what was read, as a new page does. */
export const forgetTypingHabits = (): void => {
  habits = undefined
}
