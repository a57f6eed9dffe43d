import type { LanguageCode } from '@lingarden/languages/find-language'
import { SentenceHelp } from '@/components/sentences/sentence-help'
import { HeldText } from '@/components/words/held-text'
import { useTexts } from '@/i18n/texts'
import { useCourseExamples } from '@/lib/courses/get-course'

interface EntrySentencesProps {
  term: string
  languageCode: LanguageCode
  /** Sentences in which the learner met the word. */
  own: readonly string[]
}

/** Sentences that show a word in use: the learner's own first, then the course's with their translation. */
export function EntrySentences({ term, languageCode, own }: EntrySentencesProps) {
  const words = useTexts('words')
  const examples = useCourseExamples(languageCode, term)
  const sentence = 'border-l-2 border-line pl-3'
  return (
    <>
      {own.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{words.yourSentences}</h3>
          <ul className="grid gap-2">
            {own.map((text) => (
              <li key={text} className={sentence}>
                <p lang={languageCode}>
                  <HeldText text={text} />
                </p>
                <SentenceHelp text={text} languageCode={languageCode} isTranslated={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {examples.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{words.courseSentences}</h3>
          <ul className="grid gap-2">
            {examples.map(({ text, translation }) => (
              <li key={text} className={sentence}>
                <p lang={languageCode}>
                  <HeldText text={text} />
                </p>
                <p lang="en" className="text-ink-soft">
                  {translation}
                </p>
                <SentenceHelp text={text} languageCode={languageCode} isTranslated />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
