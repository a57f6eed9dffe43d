import { prepareSearch } from '@lingarden/domain/bank/search-words'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useEffect } from 'react'
import { yieldControl } from '@/lib/yield-control'

/** Words prepared between two looks at whether something else waits. */
const partSize = 200
/** Milliseconds after which the preparation begins: what is shown first goes first. */
const startDelay = 500

/** Prepares the search of a large bank in small parts, before its first letter is typed. */
export function usePreparedSearch(words: readonly BankWord[]): void {
  useEffect(() => {
    const over = new AbortController()
    const prepare = async () => {
      for (let from = 0; from < words.length && !over.signal.aborted; from += partSize) {
        prepareSearch(words.slice(from, from + partSize))
        await yieldControl()
      }
    }
    const timer = setTimeout(() => void prepare(), startDelay)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [words])
}
