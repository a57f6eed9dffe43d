import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useRef } from 'react'
import { useMeaningsIn } from '@/components/exercises/meanings-in'
import { cardClass } from '@/components/ui/card-class'
import { Button } from '@/components/ui/button'
import { WordPlant } from '@/components/words/word-plant'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useAddWords } from '@/lib/bank/add-words'
import { useWords } from '@/lib/bank/get-words'
import { noPlants, usePlants } from '@/lib/review/use-plants'

interface PracticeResultsProps {
  words: readonly PracticeWord[]
  /** Those that were not known at the first try. */
  missed: readonly PracticeWord[]
  languageCode: LanguageCode
  onAgain: () => void
}

/** What a game came to: how each word stands, and which to look at again. */
export function PracticeResults(props: PracticeResultsProps) {
  const { words, missed, languageCode, onAgain } = props
  const { bank: bankTexts, common, courses } = useTexts('bank', 'common', 'courses')
  const meaningsIn = useMeaningsIn()
  const plants = usePlants(languageCode) ?? noPlants
  const rows = new Map((useWords(languageCode).data ?? []).map((row) => [row.word_string, row]))
  const strangers = words.filter(({ term }) => !rows.has(term)).map(({ term }) => term)
  const add = useAddWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const addAll = () =>
    add.mutate(
      { languageCode, terms: strangers },
      {
        onSuccess: () => showToast({ title: courses.wordsAdded(strangers.length) }),
        onError: () => showToast({ title: bankTexts.actionFailed, variant: 'destructive' }),
      },
    )
  return (
    <section aria-labelledby="practice-results" className="grid gap-5">
      <h2 ref={heading} id="practice-results" tabIndex={-1} className="text-lg outline-none">
        {courses.known(words.length - missed.length, words.length)}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {words.map((word) => {
          return (
            <li key={word.term} className={`${cardClass('md')} flex items-center gap-3 p-3`}>
              <WordPlant term={word.term} languageCode={languageCode} size={36} />
              <div className="grid min-w-0">
                <span lang={languageCode} className="text-chat wrap-anywhere">
                  {word.term}
                </span>
                <span lang={meaningsIn} className="text-sm text-ink-soft">
                  {word.meaning}
                </span>
                <span className="text-sm">
                  {rows.has(word.term)
                    ? common.stages[plants.get(word.term)?.stage ?? 'seed']
                    : courses.notInBank}
                  {missed.includes(word) && ` · ${courses.lookAgain}`}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onAgain}>
          {courses.anotherRound}
        </Button>
        {strangers.length > 0 && (
          <Button size="lg" variant="secondary" busy={add.isPending} onClick={addAll}>
            {courses.addToBank(strangers.length)}
          </Button>
        )}
      </div>
    </section>
  )
}
