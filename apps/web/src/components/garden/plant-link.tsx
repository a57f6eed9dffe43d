import { plantPose } from '@lingarden/domain/garden/plant-pose'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { memo, type CSSProperties } from 'react'
import { Link } from 'react-router'
import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'
import type { Garden } from './use-garden'
import { walkBed } from './walk-bed'

interface PlantLinkProps {
  word: string
  /** Shown at a hover and said; empty where nothing is known. */
  meaning: string | undefined
  garden: Pick<Garden, 'plants' | 'thirsty'>
  language: SupportedLanguage
  /** CSS pixels of its field. */
  size: number
  /** Where it is opened. */
  to: string
  isTabStop: boolean
  /** Whether the word stands below its plant. */
  isNamed?: boolean
  /** Hears that it has the focus. */
  onReach: (word: string) => void
}

/**
 * A word as it stands in its bed; it opens the word. What the tip tells is in its name, too. Drawn anew only when something of
 * it has changed.
 */
export const PlantLink = memo(function PlantLink({
  word,
  meaning,
  garden,
  language,
  size,
  to,
  isTabStop,
  isNamed,
  onReach,
}: PlantLinkProps) {
  const { common, gardening } = useTexts('common', 'gardening')
  const plant = garden.plants.get(word)
  const stage = plant?.stage ?? 'seed'
  const isThirsty = garden.thirsty.has(word)
  const days = plant?.recalledDays ?? 0
  const recalled = [
    days === 0 ? gardening.neverRecalled : gardening.recalled(days),
    ...(isThirsty ? [gardening.dueNow] : []),
  ].join(' · ')
  const pose = plantPose(word)
  const style = {
    '--lean': `${pose.lean}deg`,
    '--dx': `${pose.dx}px`,
    '--dy': `${pose.dy}px`,
    '--scale': pose.scale,
    // A seed's light falls from one side on all of them.
    '--mirror': pose.isMirrored && stage !== 'seed' && !isThirsty ? -1 : 1,
  }
  const name = meaning ? `${word}, ${meaning}` : word
  return (
    <Link
      to={to}
      preventScrollReset
      lang={language.languageCode}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={gardening.plant(name, common.stages[stage], recalled)}
      className="bed-plant"
      onFocus={() => onReach(word)}
      onKeyDown={walkBed}
    >
      <span style={style as CSSProperties} className="bed-pose">
        <PlantDrawing stage={stage} flower={language.flower} isThirsty={isThirsty} size={size} />
      </span>
      {isNamed && (
        <span aria-hidden className="bed-word">
          {word}
        </span>
      )}
      <span aria-hidden className="bed-tip">
        <span className="block font-display text-chat leading-snug font-semibold">{word}</span>
        {meaning}
        <span className="block text-xs text-ink-soft">
          {common.stages[stage]}, {recalled}
        </span>
      </span>
    </Link>
  )
})
