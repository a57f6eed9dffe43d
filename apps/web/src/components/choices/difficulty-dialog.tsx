import { difficultyOptions, type Level } from '@lingarden/domain/levels'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'

interface DifficultyDialogProps {
  open: boolean
  onChoose: (level: Level) => void
  onSkip: () => void
}

export function DifficultyDialog({ open, onChoose, onSkip }: DifficultyDialogProps) {
  const { onboarding } = useTexts()
  const choices = difficultyOptions.map(({ value, label, description, scale }) => ({
    value,
    label: translateFixed(label),
    detail: `${translateFixed(description)} (${scale})`,
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
      <ChoiceList choices={choices} onChoose={onChoose} />
    </Dialog>
  )
}
