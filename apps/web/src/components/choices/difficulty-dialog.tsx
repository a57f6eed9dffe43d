import type { LanguageTag } from '@lingarden/languages/find-language'
import { difficultyOptions, scaleOf, type Level } from '@lingarden/domain/levels'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'

interface DifficultyDialogProps {
  open: boolean
  /** The language whose level is asked for. */
  language: LanguageTag
  onChoose: (level: Level) => void
  onSkip: () => void
  failure?: string | undefined
}

export function DifficultyDialog({ open, language, onChoose, onSkip, failure }: DifficultyDialogProps) {
  const onboarding = useTexts('onboarding')
  const choices = difficultyOptions.map(({ value, label, description }) => ({
    value,
    label: translateFixed(label),
    detail: `${translateFixed(description)} (${scaleOf(value, language)})`,
  }))
  return (
    <Dialog
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
    </Dialog>
  )
}
