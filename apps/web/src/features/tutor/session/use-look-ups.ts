import { useEffect, useRef } from 'react'
import type { WordInText } from '@/components/word-view/word-in-text'
import type { Dictionary } from '@/lib/dictionary/dictionary'

type Track = (word: WordInText, sentence: string, dictionary: Dictionary) => void

/**
 * Counts words that are looked up. Those of a talk's first lines can be pressed before the dictionary is here, by which they
 * are counted: they wait for it.
 */
export function useLookUps(
  dictionary: Dictionary | undefined,
  track: Track,
): (word: WordInText, sentence: string) => void {
  const waiting = useRef<[WordInText, string][]>([])
  useEffect(() => {
    if (!dictionary) return
    for (const [word, sentence] of waiting.current.splice(0)) track(word, sentence, dictionary)
  }, [dictionary, track])
  return (word, sentence) => {
    if (dictionary) track(word, sentence, dictionary)
    else waiting.current.push([word, sentence])
  }
}
