import { choosePracticeWords, dealBoards, type PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { MatchingBoards } from '@/components/matching/matching-boards'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { PracticeResults } from './practice-results'
import { usePracticeRun } from './use-practice-run'

/** Words in a game, and pairs on a board: what one screen and one run hold. */
const mostWords = 18
const mostPairs = 6

interface GameProps {
  words: readonly PracticeWord[]
  languageCode: LanguageCode
}

/** Words and meanings to be put together, board by board. */
export function MatchingGame({ words, languageCode }: GameProps) {
  const run = usePracticeRun(languageCode)
  const deal = () => dealBoards(choosePracticeWords(words, run.bank, mostWords), mostPairs)
  const [boards, setBoards] = useState(deal)
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const [isOver, setIsOver] = useState(boards.length === 0)
  const [missed, setMissed] = useState<readonly PracticeWord[]>([])
  usePracticeTime('lesson', { isRunning: !isOver, languageCode })

  function again() {
    setBoards(deal())
    setSeed(seed + boards.length)
    setIsOver(false)
    setMissed([])
  }

  if (isOver) {
    return (
      <PracticeResults words={boards.flat()} missed={missed} languageCode={languageCode} onAgain={again} />
    )
  }
  return (
    <MatchingBoards
      key={seed}
      boards={boards}
      halvesOf={({ term, meaning }) => [term, meaning]}
      languageCode={languageCode}
      seed={seed}
      onBoard={(known, wrong) => {
        setMissed([...missed, ...wrong])
        run.countKnown(known)
      }}
      onOver={() => setIsOver(true)}
    />
  )
}
