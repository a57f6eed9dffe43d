import { wasMatchedAtOnce } from '@lingarden/domain/games/matching'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { GoOnButton } from '@/components/exercises/go-on-button'
import { MatchBoard, type OtherHalf } from '@/components/exercises/match-board'
import { ShareBar } from '@/components/ui/share-bar'
import { useTexts } from '@/i18n/texts'

interface MatchingBoardsProps<Word> {
  boards: readonly (readonly Word[])[]
  /** The two halves of a word; on one board none may be the same as another. */
  halvesOf: (word: Word) => readonly [text: string, other: string]
  otherHalf?: OtherHalf
  languageCode: LanguageCode
  /** Mixes the halves; the same seed mixes them the same way. */
  seed: number
  /** A board is done: its words that were found at the first try, and the others. */
  onBoard: (known: readonly Word[], missed: readonly Word[]) => void
  /** The last board was left. */
  onOver: () => void
}

/** Boards of pairs to be put together, one after the other. */
export function MatchingBoards<Word>(props: MatchingBoardsProps<Word>) {
  const { boards, halvesOf, otherHalf = 'meaning', languageCode, seed, onBoard, onOver } = props
  const cards = useTexts('cards')
  const [place, setPlace] = useState(0)
  const [isDone, setIsDone] = useState(false)
  const board = boards[place]
  if (!board) return null
  const goOn = () => {
    if (place + 1 >= boards.length) return onOver()
    setPlace(place + 1)
    setIsDone(false)
  }
  return (
    <div className="grid gap-4">
      <ShareBar share={(place + Number(isDone)) / boards.length} />
      <p id="matching-board" className="text-sm text-ink-soft">
        {cards.boards[otherHalf](place + 1, boards.length)}
      </p>
      <MatchBoard
        key={`${seed} ${place}`}
        pairs={board.map(halvesOf)}
        otherHalf={otherHalf}
        languageCode={languageCode}
        labelledBy="matching-board"
        isOpen={!isDone}
        seed={seed + place}
        onOver={(matching) => {
          setIsDone(true)
          onBoard(
            board.filter((_, pair) => wasMatchedAtOnce(matching, pair)),
            board.filter((_, pair) => !wasMatchedAtOnce(matching, pair)),
          )
        }}
      />
      {isDone && <GoOnButton describedBy="matching-board" onClick={goOn} />}
    </div>
  )
}
