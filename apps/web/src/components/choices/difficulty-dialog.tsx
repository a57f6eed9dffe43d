import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import { scaleOf } from '@lingarden/domain/level-scale'
import { difficultyOptions, type Level } from '@lingarden/domain/levels'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { PlantDrawing } from '@/components/plants/plant'
import { Button } from '@/components/ui/button'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'
import { ScreenDialog } from './screen-dialog'

interface DifficultyDialogProps {
  open: boolean
  /** The language whose level is asked for. */
  language: LanguageTag
  onChoose: (level: Level) => void
  onSkip: () => void
  failure?: string | undefined
}

/** The more of the language somebody has, the further their plant. */
const plants: Record<Level, PlantStage> = {
  beginner: 'seed',
  elementary: 'sprout',
  intermediate: 'leaf',
  advanced: 'bud',
  native: 'bloom',
}

export function DifficultyDialog({ open, language, onChoose, onSkip, failure }: DifficultyDialogProps) {
  const onboarding = useTexts('onboarding')
  const choices = difficultyOptions.map(({ value, label, description }) => ({
    value,
    label: translateFixed(label),
    detail: `${translateFixed(description)} (${scaleOf(value, language)})`,
    picture: <PlantDrawing stage={plants[value]} flower={findLanguage(language)?.flower} size={36} />,
  }))
  return (
    <ScreenDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onSkip()}
      title={onboarding.difficultyTitle}
      description={onboarding.difficultyText}
      footer={
        <Button variant="ghost" onClick={onSkip}>
          {onboarding.skip}
        </Button>
      }
    >
      <ChoiceList choices={choices} onChoose={onChoose} failure={failure} />
    </ScreenDialog>
  )
}
