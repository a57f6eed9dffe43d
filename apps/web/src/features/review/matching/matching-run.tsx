import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { CardsByKey } from '@lingarden/domain/review/rebuild-cards'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { OtherHalf } from '@/components/exercises/match-board'
import { MatchingBoards } from '@/components/matching/matching-boards'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { logActivity } from '@/lib/activity-log/activity-log'
import { usePlantedWords } from '@/lib/bank/get-words'
import { wordsHandedOver } from '@/lib/review/words-handed-over'
import { useUser } from '@/lib/session/session-provider'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { pagePaths, reviewPaths } from '@/lib/paths'
import { RadioRow } from '../components/radio-row'
import { useGameReviews } from '../games/use-game-reviews'
import type { ResultRow } from '../results/practice-result'
import { useCounting } from '../use-counting'
import type { ReviewWord } from '../words/review-word'
import { dealMatching, otherHalfOf } from './matching-pool'

interface MatchingRunProps {
  language: SupportedLanguage
  words: readonly ReviewWord[]
  cards: CardsByKey
}

/** A game of pairs; which halves belong together is the learner's choice. */
export function MatchingRun({ language, words, cards }: MatchingRunProps) {
  const review = useTexts('review')
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const chosen = wordsHandedOver(useLocation().state)
  const { languageCode } = language
  usePracticeTime('review', { languageCode })
  const rows = usePlantedWords(languageCode).data ?? []
  const counting = useCounting(languageCode)
  const games = useGameReviews(languageCode, cards)
  const halves: OtherHalf[] = ['meaning', 'sound', ...(language.pronunciation ? ['reading' as const] : [])]
  const deal = (half: OtherHalf) => ({
    half,
    boards: dealMatching(words, half, new Map(rows.map((row) => [row.word_string, row]))),
    seed: Math.floor(Math.random() * 2 ** 31),
  })
  const [game, setGame] = useState(() => deal('meaning'))
  const [missed, setMissed] = useState<readonly string[]>([])

  function countBoard(known: readonly ReviewWord[], wrong: readonly ReviewWord[]) {
    counting.countSeen([...known, ...wrong])
    setMissed([...missed, ...wrong.map(({ term }) => term)])
    // Only meanings say whether a word is known.
    if (game.half !== 'meaning') return
    const answer = (outcome: 'right' | 'wrong') => (word: ReviewWord) =>
      ({ word: word.term, kind: 'recognition', outcome }) as const
    void logActivity(userId, { kind: 'matching', count: known.length + wrong.length, name: '' }, () =>
      games.answer([...known.map(answer('right')), ...wrong.map(answer('wrong'))]),
    )
  }
  function end() {
    const result = game.boards.flat().map(({ term }): ResultRow => ({
      term,
      wasKnown: !missed.includes(term),
      stageBefore: counting.stageBefore(term),
      ...games.changeOf(term, 'recognition'),
    }))
    void navigate(reviewPaths.results, {
      replace: true,
      state: {
        result: {
          languageCode,
          rows: result,
          endedAt: Date.now(),
          again: { to: reviewPaths.matching, words: chosen },
        },
      },
    })
  }
  return (
    <>
      <RadioRow
        legend={review.pairsOf}
        name="halves"
        options={halves.map((half) => [half, review.pairs[half]] as const)}
        value={game.half}
        onChange={(half) => {
          setGame(deal(half))
          setMissed([])
        }}
      />
      {game.boards.length === 0 ? (
        <EmptyState
          title={review.tooFewTitle}
          description={review.tooFewWords}
          action={
            <Link to={pagePaths.courses} className={buttonClass('primary', 'lg')}>
              {review.toCourses}
            </Link>
          }
        />
      ) : (
        <MatchingBoards
          key={game.seed}
          boards={game.boards}
          halvesOf={(word) => [word.term, otherHalfOf(word, game.half)]}
          otherHalf={game.half}
          languageCode={languageCode}
          seed={game.seed}
          onBoard={countBoard}
          onOver={end}
        />
      )}
    </>
  )
}
