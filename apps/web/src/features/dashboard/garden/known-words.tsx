import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { useKnownWords } from '@/lib/review/use-known-words'

/** How many words the learner may say that they know, and how that is counted. */
export function KnownWords({ languageCode }: { languageCode: LanguageCode | undefined }) {
  const gardening = useTexts('gardening')
  const known = useKnownWords(languageCode)
  return (
    <div className="grid gap-1">
      <p className="min-h-7 text-chat font-medium">
        {known !== undefined && (known > 0 ? gardening.known(known) : gardening.noneKnown)}
      </p>
      <details className="text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer py-1 underline">{gardening.howCounted}</summary>
        <p className="mt-1">{gardening.knownMeans}</p>
        <p className="mt-1">{gardening.stagesMean}</p>
      </details>
    </div>
  )
}
