import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/domain/languages'
import { Check } from 'lucide-react'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useAddWords } from '@/lib/bank/add-words'
import { useWords } from '@/lib/bank/get-words'
import { WordText } from '@/components/words/word-text'
import { useLessonTracking } from './use-lesson-tracking'

interface TermsStepProps {
  languageCode: LanguageCode
  terms: readonly KeyTerm[]
  onDone: () => void
}

/** The words of the lesson, each in a sentence, and the way to add them to the bank at once. */
export function TermsStep({ languageCode, terms, onDone }: TermsStepProps) {
  const { bank, courses } = useTexts()
  const { countLookup } = useLessonTracking(languageCode)
  const inBank = new Set(useWords(languageCode).data?.map(({ word_string }) => word_string))
  const missing = terms.filter(({ term }) => !inBank.has(term)).map(({ term }) => term)
  const add = useAddWords()
  const addAndGoOn = () =>
    add.mutate(
      { languageCode, terms: missing },
      {
        onSuccess: (added) => {
          showToast({ title: courses.wordsAdded(added) })
          onDone()
        },
        onError: () => showToast({ title: bank.actionFailed, variant: 'destructive' }),
      },
    )
  return (
    <>
      <ul className="grid gap-3">
        {terms.map((item) => (
          <li key={item.term} className="grid gap-1 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]">
            <p className="flex flex-wrap items-center gap-x-3">
              <HearButton text={item.term} languageCode={languageCode} />
              <span className="text-lg">
                <WordText
                  onLookUp={countLookup}
                  text={item.term}
                  languageCode={languageCode}
                  {...(item.pinyin && { readings: { [item.term]: item.pinyin } })}
                />
              </span>
              <span lang="en" className="text-ink-soft">
                {item.gloss}
              </span>
              {inBank.has(item.term) && (
                <Check size={16} role="img" aria-label={bank.added(item.term)} className="text-leaf" />
              )}
            </p>
            <p className="flex items-start gap-1 text-chat">
              <HearButton text={item.example} languageCode={languageCode} />
              <span className="pt-1.5">
                <WordText
                  onLookUp={countLookup}
                  text={item.example}
                  languageCode={languageCode}
                  readings={item.readings}
                />
              </span>
            </p>
            <p lang="en" className="text-sm text-ink-soft">
              {item.translation}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {missing.length > 0 && (
          <Button size="lg" busy={add.isPending} onClick={addAndGoOn}>
            {courses.addWords(missing.length)}
          </Button>
        )}
        <Button size="lg" variant={missing.length > 0 ? 'secondary' : 'primary'} onClick={onDone}>
          {missing.length > 0 ? courses.goOnWithout : courses.next}
        </Button>
      </div>
    </>
  )
}
