import { Sprout } from '@/icons/icons.ts'
import { CorrectionLine } from '@/components/corrections/correction-line'
import { useTexts } from '@/i18n/texts'
import { useMistakes } from '../api/get-mistakes'
import { RememberedList } from './remembered-list'

/** The mistakes of late in their sentences, with their kind; those outgrown since then are shown so. */
export function MistakeList({ languageCode }: { languageCode: string }) {
  const { memory } = useTexts()
  const { data, isError, refetch } = useMistakes(languageCode)
  return (
    <RememberedList
      kind="mistakes"
      languageCode={languageCode}
      items={data}
      hasFailed={isError && !data}
      onRetry={() => void refetch()}
      nameOf={({ corrected, original }) => corrected || original}
    >
      {({ sentence, category, timesMade, isOutgrown, ...correction }) => (
        <>
          <CorrectionLine
            correction={correction}
            sentence={sentence ?? correction.original}
            languageCode={languageCode}
          />
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <span>{memory.categories[category]}</span>
            {timesMade > 1 && <span>{memory.timesMade(timesMade)}</span>}
            {isOutgrown && (
              <span className="inline-flex items-center gap-1 rounded-full bg-leaf-pale px-2 text-leaf-deep">
                <Sprout size={14} aria-hidden />
                {memory.learnt}
              </span>
            )}
          </p>
        </>
      )}
    </RememberedList>
  )
}
