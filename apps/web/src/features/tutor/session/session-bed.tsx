import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { WordPlant } from '@/components/words/word-plant'
import { useGlosses } from '@/components/words/use-glosses'

/** The words that a talk planted, as they stand in the earth: only what was recalled has sprouted. */
export function SessionBed({
  words,
  others,
  languageCode,
}: {
  words: readonly string[]
  /** How many more it planted that are not shown. */
  others: number
  languageCode: LanguageCode
}) {
  const { talks, tutor } = useTexts('talks', 'tutor')
  const glosses = useGlosses(
    words.map((term) => ({ term })),
    languageCode,
  )
  return (
    <section aria-labelledby="session-bed">
      <h2 id="session-bed" className="text-lg">
        {talks.bed}
      </h2>
      <ul
        aria-label={tutor.plantedWords}
        className="mt-2 flex flex-wrap gap-y-2 overflow-hidden rounded-lg bg-leaf-pale pt-3"
      >
        {words.map((term, place) => (
          <li
            key={term}
            className="grid flex-1 basis-24 grid-rows-[auto_1fr] justify-items-center text-center text-sm"
          >
            <WordPlant term={term} languageCode={languageCode} size={48} />
            <span className="w-full border-t-2 border-control-line bg-soil px-1 pt-1 pb-2">
              <b lang={languageCode} className="block font-semibold wrap-anywhere">
                {term}
              </b>
              <span lang={glosses?.[place]?.language} className="block leading-snug wrap-anywhere">
                {glosses?.[place]?.text ?? '\u00a0'}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-sm text-ink-soft">
        {others > 0 && talks.otherWords(others)} {talks.seeds}
      </p>
    </section>
  )
}
