import { useSyncExternalStore } from 'react'
import { speechQueue } from './speech'
import type { SpeechState } from './speech-queue'

/** What is heard now. */
export const useSpeechState = (): SpeechState =>
  useSyncExternalStore(speechQueue.subscribe, speechQueue.getState)
