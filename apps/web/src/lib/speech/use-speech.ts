import { useSyncExternalStore } from 'react'
import { speechQueue } from './speech'
import type { SpeechState } from './speech-queue'

/** How something is heard: `idle` while it is not. It renders only what is named, not what else is heard. */
export const useSpeechPhase = (id: string): SpeechState['phase'] =>
  useSyncExternalStore(speechQueue.subscribe, () => {
    const { current, phase } = speechQueue.getState()
    return current === id ? phase : 'idle'
  })

/** How fast speech is heard; 1 is as spoken. */
export const useSpeechRate = (): number =>
  useSyncExternalStore(speechQueue.subscribe, () => speechQueue.getState().rate)

/** Whether anything is heard. */
export const useIsHeard = (): boolean =>
  useSyncExternalStore(speechQueue.subscribe, () => speechQueue.getState().phase === 'playing')
