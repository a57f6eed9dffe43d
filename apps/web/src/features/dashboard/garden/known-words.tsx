import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { useKnownWords } from '@/lib/review/use-known-words'

/** How many words the learner may say that they know, and how that is counted. */
export function KnownWords({ languageCode }: { languageCode: LanguageCode | undefined }) {
  const dashboard = useTexts('dashboard')
  const known = useKnownWords(languageCode)
  return (
    <div className="grid gap-1">
      <p className="min-h-7 text-chat font-medium">
        {known !== undefined && (known > 0 ? dashboard.known(known) : dashboard.noneKnown)}
      </p>
      <details className="text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer py-1 underline">{dashboard.howCounted}</summary>
        <p className="mt-1">{dashboard.knownMeans}</p>
        <p className="mt-1">{dashboard.stagesMean}</p>
      </details>
    </div>
  )
}
