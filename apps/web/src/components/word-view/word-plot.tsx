import { languageByCode } from '@lingarden/languages/find-language'
import { PlantDrawing } from '@/components/plants/plant'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { ViewedWord } from './use-viewed-word'

interface WordPlotProps {
  word: ViewedWord
  /** Pixels of the plant's field. */
  size: number
}

/** The plant of a word on its soil, with its stage in words; the shadow of a seed where it is not planted. */
export function WordPlot({ word: { own, stage, isThirsty, languageCode }, size }: WordPlotProps) {
  const { common, wordView } = useTexts('common', 'wordView')
  const isPlanted = own?.isPlanted ?? false
  const name = isThirsty ? common.thirsty(common.stages[stage]) : common.stages[stage]
  return (
    <div className="grid shrink-0 justify-items-center rounded-[20px_16px_22px_14px] bg-linear-to-b from-transparent from-62% to-soil to-62% px-2 pb-1.5 text-center text-xs leading-snug">
      <span className={classNames('-mb-0.5 block', !isPlanted && 'opacity-45')}>
        <PlantDrawing
          stage={isPlanted ? stage : 'seed'}
          flower={languageByCode(languageCode).flower}
          isThirsty={isPlanted && isThirsty}
          size={size}
        />
      </span>
      <span>{isPlanted ? name : wordView.notPlanted}</span>
    </div>
  )
}
