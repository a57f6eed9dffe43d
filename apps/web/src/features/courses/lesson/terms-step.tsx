import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useAddWords } from '@/lib/bank/add-words'
import { usePlantedWords } from '@/lib/bank/get-words'
import { StepActions } from './step-actions'
import { TermCard } from './term-card'
import { useLessonTracking } from './use-lesson-tracking'

interface TermsStepProps {
  languageCode: LanguageCode
  terms: readonly KeyTerm[]
  /** @param notice what there is to say of this step on the next one */
  onDone: (notice?: string) => void
}

/** The words of the lesson, each in a sentence, and the way to add them to the bank at once. */
export function TermsStep({ languageCode, terms, onDone }: TermsStepProps) {
  const { bank, courses } = useTexts('bank', 'courses')
  const { countLookup } = useLessonTracking(languageCode)
  const inBank = new Set(usePlantedWords(languageCode).data?.map(({ word_string }) => word_string))
  const missing = terms.filter(({ term }) => !inBank.has(term)).map(({ term }) => term)
  const add = useAddWords()
  const addAndGoOn = () =>
    add.mutate(
      { languageCode, terms: missing },
      {
        onSuccess: (added) => onDone(courses.wordsAdded(added)),
      },
    )
  return (
    <>
      <ul className="grid gap-3">
        {terms.map((item) => (
          <li key={item.term} className={`${cardClass('md')} p-4`}>
            <TermCard
              item={item}
              languageCode={languageCode}
              isInBank={inBank.has(item.term)}
              onLookUp={countLookup}
            />
          </li>
        ))}
      </ul>
      <StepActions>
        {add.isError && (
          <p role="alert" className="w-full">
            {bank.actionFailed}
          </p>
        )}
        {missing.length > 0 && (
          <Button size="lg" busy={add.isPending} onClick={addAndGoOn}>
            {courses.addWords(missing.length)}
          </Button>
        )}
        <Button size="lg" variant={missing.length > 0 ? 'secondary' : 'primary'} onClick={() => onDone()}>
          {missing.length > 0 ? courses.goOnWithout : courses.next}
        </Button>
      </StepActions>
    </>
  )
}
