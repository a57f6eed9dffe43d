import type { Gender } from '@lingarden/domain/profile'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'

interface GenderDialogProps {
  open: boolean
  onChoose: (gender: Gender) => void
  /** Without it the dialog must be answered. */
  onClose?: () => void
  failure?: string | undefined
}

export function GenderDialog({ open, onChoose, onClose, failure }: GenderDialogProps) {
  const onboarding = useTexts('onboarding')
  return (
    <Dialog
      open={open}
      dismissable={onClose !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      title={onboarding.genderTitle}
      description={onboarding.genderText}
    >
      <ChoiceList
        choices={[
          { value: 'feminine', label: onboarding.feminine, detail: onboarding.feminineExample },
          { value: 'masculine', label: onboarding.masculine, detail: onboarding.masculineExample },
        ]}
        onChoose={onChoose}
        failure={failure}
      />
    </Dialog>
  )
}
