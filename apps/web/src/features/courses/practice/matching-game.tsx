import { wasMatchedAtOnce, type Matching } from '@lingarden/domain/games/matching'
import { choosePracticeWords, dealBoards, type PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useState } from 'react'
import { GoOnButton } from '@/components/exercises/go-on-button'
import { MatchBoard } from '@/components/exercises/match-board'
import { useTexts } from '@/i18n/texts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { ShareBar } from '../components/share-bar'
import { PracticeResults } from './practice-results'
import { usePracticeRun } from './use-practice-run'

/** Words in a game, and pairs on a board: what one screen and one sitting hold. */
const mostWords = 18
const mostPairs = 6

interface GameProps {
  words: readonly PracticeWord[]
  languageCode: LanguageCode
}

/** Words and meanings to be put together, board by board. */
export function MatchingGame({ words, languageCode }: GameProps) {
  const { courses } = useTexts()
  const run = usePracticeRun(languageCode)
  const deal = () => dealBoards(choosePracticeWords(words, run.bank, mostWords), mostPairs)
  const [boards, setBoards] = useState(deal)
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const [place, setPlace] = useState(0)
  const [isOver, setIsOver] = useState(false)
  const [missed, setMissed] = useState<readonly PracticeWord[]>([])
  const board = boards[place]
  usePracticeTime('lesson', { isRunning: board !== undefined, languageCode })

  function end(matching: Matching) {
    const wrong = (board ?? []).filter((_, pair) => !wasMatchedAtOnce(matching, pair))
    setMissed([...missed, ...wrong])
    setIsOver(true)
    run.countKnown((board ?? []).filter((word) => !wrong.includes(word)))
  }

  function again() {
    setBoards(deal())
    setSeed(seed + boards.length)
    setPlace(0)
    setMissed([])
  }

  if (!board) {
    return (
      <PracticeResults
        words={boards.flat()}
        missed={missed}
        languageCode={languageCode}
        strengthBefore={run.strengthBefore}
        onAgain={again}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <ShareBar share={place / boards.length} />
      <p id="matching-board" className="text-sm text-ink-soft">
        {courses.board(place + 1, boards.length)}
      </p>
      <MatchBoard
        key={`${seed} ${place}`}
        pairs={board.map(({ term, meaning }) => [term, meaning] as const)}
        languageCode={languageCode}
        labelledBy="matching-board"
        isOpen={!isOver}
        seed={seed + place}
        onOver={end}
      />
      {isOver && (
        <GoOnButton
          describedBy="matching-board"
          onClick={() => {
            setPlace(place + 1)
            setIsOver(false)
          }}
        />
      )}
    </div>
  )
}
