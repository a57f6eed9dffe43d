import type { Gender } from '@lingarden/domain/profile'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'
import { ScreenDialog } from './screen-dialog'

interface GenderDialogProps {
  open: boolean
  onChoose: (gender: Gender) => void
  /** Without it the dialog must be answered. */
  onClose?: () => void
  /** The language that is asked for, where nothing else is to be seen meanwhile. */
  screenOf?: SupportedLanguage | undefined
  failure?: string | undefined
}

export function GenderDialog({ open, onChoose, onClose, screenOf, failure }: GenderDialogProps) {
  const onboarding = useTexts('onboarding')
  const Frame = screenOf ? ScreenDialog : Dialog
  return (
    <Frame
      open={open}
      {...(screenOf && { picture: <TutorPortrait language={screenOf} className="w-32" /> })}
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
    </Frame>
  )
}
