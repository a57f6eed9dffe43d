import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

/** How a learner speaks on this device; kept here, as another device may stand in another room. */
export interface VoiceHabits {
  /** The microphone stays open, and silence ends a turn. */
  handsFree: boolean
  /** What was said is sent without being looked at first. */
  sendsAtOnce: boolean
}

const key = 'voice-habits'
const listeners = new Set<() => void>()
const defaults: VoiceHabits = { handsFree: false, sendsAtOnce: false }
let habits: VoiceHabits | undefined

function getHabits(): VoiceHabits {
  habits ??= { ...defaults, ...readLocal<Partial<VoiceHabits>>(key) }
  return habits
}

export function changeVoiceHabits(change: Partial<VoiceHabits>): void {
  habits = { ...getHabits(), ...change }
  writeLocal(key, habits)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVoiceHabits = (): VoiceHabits => useSyncExternalStore(subscribe, getHabits)
