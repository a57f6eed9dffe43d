import { createChance, shuffle } from '@lingarden/domain/chance'
import { choosePracticeWords, type PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import type { CardDirection } from '@/components/flashcards/card-ask'
import { useTexts } from '@/i18n/texts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { FlashcardRound } from './flashcard-round'
import { PracticeResults } from './practice-results'
import { usePracticeRun } from './use-practice-run'

/** Cards in a round: more are no better remembered. */
const mostCards = 12

interface GameProps {
  words: readonly PracticeWord[]
  languageCode: LanguageCode
}

/** Flashcards in either direction; a round is of the weakest words, and another may follow. */
export function FlashcardGame({ words, languageCode }: GameProps) {
  const texts = useTexts('cards')
  const run = usePracticeRun(languageCode)
  const [direction, setDirection] = useState<CardDirection>('to-meaning')
  const deal = () =>
    shuffle(
      choosePracticeWords(words, run.bank, mostCards),
      createChance(Math.floor(Math.random() * 2 ** 31)),
    )
  const [cards, setCards] = useState(deal)
  const [missed, setMissed] = useState<readonly PracticeWord[]>()
  usePracticeTime('lesson', { isRunning: !missed, languageCode })
  const begin = (towards: CardDirection) => {
    setDirection(towards)
    setCards(deal())
    setMissed(undefined)
  }
  if (missed) {
    return (
      <PracticeResults
        words={cards}
        missed={missed}
        languageCode={languageCode}
        onAgain={() => begin(direction)}
      />
    )
  }
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="sr-only">{texts.direction}</legend>
        {(['to-meaning', 'to-word'] as const).map((towards) => (
          <label key={towards} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="radio"
              name="direction"
              checked={direction === towards}
              onChange={() => begin(towards)}
              className="size-4 accent-leaf"
            />
            {texts.directions[towards]}
          </label>
        ))}
      </fieldset>
      <FlashcardRound
        key={`${direction} ${cards.map(({ term }) => term).join()}`}
        cards={cards}
        direction={direction}
        languageCode={languageCode}
        onLookUp={run.countLookup}
        onOver={(known, notAtOnce) => {
          run.countKnown(known)
          setMissed(notAtOnce)
        }}
      />
    </>
  )
}
