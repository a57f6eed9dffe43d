import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { CardGrade } from '@lingarden/domain/games/flashcards'
import { intervalsAhead } from '@lingarden/domain/review/run-changes'
import type { RunAnswer, RunItem } from '@lingarden/domain/review/review-run'
import { grades } from '@lingarden/domain/review/review'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Flashcard } from '@/components/flashcards/flashcard'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { readLocal, writeLocal } from '@/lib/local-store'
import { wordsHandedOver } from '@/lib/review/words-handed-over'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { reviewPaths } from '@/lib/paths'
import { RadioRow } from '../components/radio-row'
import { useCounting } from '../use-counting'
import type { ReviewWord } from '../words/review-word'
import { askOf, cardWays, wayNote, type CardWay } from './card-ways'
import { resultOfRun } from './run-result'
import { LastPlant } from './last-plant'
import { useFlashcardRun } from './use-flashcard-run'

interface FlashcardRunProps {
  items: readonly RunItem[]
  words: ReadonlyMap<string, ReviewWord>
  language: SupportedLanguage
  /** The moment of the plan, which is later than this device's clock where that was set back. */
  steadyNow: number
}

const wayKey = 'card-way'

/** A run of scheduled cards: each grade says when the card comes back, and the last ones can be taken back. */
export function FlashcardRun({ items, words, language, steadyNow }: FlashcardRunProps) {
  const review = useTexts('review')
  const [locale] = useInterfaceLanguage()
  const navigate = useNavigate()
  const chosen = wordsHandedOver(useLocation().state)
  const { languageCode } = language
  usePracticeTime('review', { languageCode })
  const counting = useCounting(languageCode)
  const [clockLag] = useState(() => Math.max(0, steadyNow - Date.now()))
  const [way, setWay] = useState<CardWay>(() => readLocal<CardWay>(wayKey) ?? 'read')
  const flashcards = useFlashcardRun({
    items,
    languageCode,
    clockLag,
    onTooLate: () => showToast({ title: review.tooLate }),
    onSettled: (answers) =>
      counting.countSeen(
        answers.map(({ review: { word } }) => ({ term: word, example: words.get(word)?.example ?? '' })),
      ),
  })
  const { run, present } = flashcards
  const word = present && words.get(present.word)
  const last = run.answers.at(-1)?.review.word

  const showResult = (answers: readonly RunAnswer[]) =>
    void navigate(reviewPaths.results, {
      replace: true,
      state: {
        result: resultOfRun(answers, languageCode, counting.stageBefore, {
          to: reviewPaths.flashcards,
          words: chosen,
        }),
      },
    })
  function grade(given: CardGrade) {
    const { answers, isOver } = flashcards.answer(given)
    if (isOver) showResult(answers)
  }
  function choose(next: CardWay) {
    writeLocal(wayKey, next)
    setWay(next)
  }

  if (!present || !word) return null
  const ask = askOf(way, present.kind, word, language)
  const note = wayNote(way, present.kind, ask)
  const ahead = intervalsAhead(present.card ?? present, flashcards.moment)
  return (
    <>
      <RadioRow
        legend={review.way}
        name="card-way"
        options={cardWays.map((each) => [each, review.ways[each]] as const)}
        value={way}
        onChange={choose}
      />
      {/* It has its room also where it says nothing, so that no card moves. */}
      {way !== 'read' && (
        <p role="status" className="min-h-10 text-sm text-ink-soft">
          {note && review.wayNotes[note]}
        </p>
      )}
      <Flashcard
        word={word.meaning === '' ? { ...word, meaning: review.noMeaning } : word}
        direction={present.kind === 'recognition' ? 'to-meaning' : 'to-word'}
        ask={ask}
        languageCode={languageCode}
        place={flashcards.place}
        total={items.length}
        share={flashcards.share}
        turn={run.answers.length}
        intervals={grades.map((each) => formatSpan(locale, ahead[each]))}
        onGrade={grade}
        onUndo={flashcards.canUndo ? flashcards.undo : undefined}
        onLookUp={counting.countLookup}
      />
      <LastPlant
        term={last}
        languageCode={languageCode}
        before={last === undefined ? undefined : counting.stageBefore(last)}
      />
      {run.answers.length > 0 && (
        <Button variant="ghost" className="justify-self-center" onClick={() => showResult(run.answers)}>
          {review.endHere}
        </Button>
      )}
    </>
  )
}
