import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { classNames } from '@/components/ui/class-names'
import { StageChange } from '@/components/words/stage-change'
import { WordPlant } from '@/components/words/word-plant'

interface LastPlantProps {
  /** The word that was answered last; undefined before the first. */
  term: string | undefined
  languageCode: LanguageCode
  /** What its plant was when the run began. */
  before: PlantStage | undefined
}

/** The plant of the card before: it grows in place while the next one is there, and delays nothing. */
export function LastPlant({ term, languageCode, before }: LastPlantProps) {
  return (
    // It has its room also where nothing stands, so that no button moves; earth lies there with the first plant.
    <div
      role="status"
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-md px-4 py-1',
        term !== undefined && 'bg-soil/60',
      )}
    >
      {term !== undefined && (
        <>
          <WordPlant key={term} term={term} languageCode={languageCode} size={52} before={before} />
          <p className="grid min-w-0">
            <span
              lang={languageCode}
              className="font-display text-chat leading-tight font-semibold wrap-anywhere"
            >
              {term}
            </span>
            <span className="text-sm">
              <StageChange term={term} languageCode={languageCode} before={before} />
            </span>
          </p>
        </>
      )}
    </div>
  )
}
