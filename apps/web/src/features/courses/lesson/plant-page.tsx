import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { cardClass } from '@/components/ui/card-class'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { Check } from '@/icons/icons.ts'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface PlantPageProps {
  terms: readonly KeyTerm[]
  inBank: ReadonlySet<string>
  languageCode: LanguageCode
  onLookUp: (word: string, sentence: string) => void
}

/** All words of the lesson at a glance, before they are planted. */
export function PlantPage({ terms, inBank, languageCode, onLookUp }: PlantPageProps) {
  const meaningsIn = useMeaningsIn()
  const { bank, courses } = useTexts('bank', 'courses')
  return (
    <div className="my-auto grid gap-4">
      <p tabIndex={-1} data-page className="font-display text-xl font-semibold outline-none md:text-2xl">
        {courses.plantThese(terms.length)}
      </p>
      <ul
        className={`${cardClass('md')} grid overflow-hidden sm:grid-flow-col sm:grid-cols-2`}
        style={{ gridTemplateRows: `repeat(${Math.ceil(terms.length / 2)}, auto)` }}
      >
        {terms.map(({ term, gloss, pinyin, example }) => (
          <li key={term} className="-mb-px flex min-h-12 items-center gap-2 border-b border-line px-2 py-1">
            <HearButton text={term} languageCode={languageCode} />
            <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
              <span className="font-display text-lg">
                <WordText
                  onLookUp={() => onLookUp(term, example)}
                  text={term}
                  languageCode={languageCode}
                  {...(pinyin && { readings: { [term]: pinyin } })}
                />
              </span>
              <span lang={meaningsIn} className="text-sm text-ink-soft">
                {gloss}
              </span>
            </p>
            <span className="min-w-5">
              {inBank.has(term) && (
                <Check size={16} role="img" aria-label={bank.added(term)} className="text-leaf" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
