import { useSyncExternalStore } from 'react'
import { onSignOut } from '@/lib/session/sign-out'

/** Words that the learner picked to practise, on their way from one page to another. */
export interface PickedWords {
  languageCode: string
  words: readonly string[]
}

let picked: PickedWords | undefined
const listeners = new Set<() => void>()

/** Picks words for the next practice; the page at /review/practice takes them from here. */
export function pickWords(words: PickedWords | undefined): void {
  picked = words
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** The words that were picked last in a language; undefined where none were since the page was opened. */
export function usePickedWords(languageCode: string | undefined): readonly string[] | undefined {
  const words = useSyncExternalStore(subscribe, () => picked)
  return words?.languageCode === languageCode ? words?.words : undefined
}

onSignOut(() => pickWords(undefined))
