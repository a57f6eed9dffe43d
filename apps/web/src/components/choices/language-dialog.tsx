import { languageByCode, languageOptions, type LanguageCode } from '@lingarden/languages/find-language'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { Dialog } from '@/components/ui/dialog'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'
import { ScreenDialog } from './screen-dialog'

interface LanguageDialogProps {
  open: boolean
  onChoose: (code: LanguageCode) => void
  /** Without it the dialog must be answered. */
  onClose?: () => void
  /** Whether nothing else is to be seen meanwhile. */
  isScreen?: boolean
  failure?: string | undefined
}

export function LanguageDialog({ open, onChoose, onClose, isScreen = false, failure }: LanguageDialogProps) {
  const onboarding = useTexts('onboarding')
  const choices = languageOptions.map(({ code, languageName }) => ({
    value: code,
    label: languageTitle(languageByCode(code)),
    detail: <span lang={code}>{languageName}</span>,
    picture: isScreen && <TutorPortrait language={languageByCode(code)} className="-my-1 w-15 shrink-0" />,
  }))
  const Frame = isScreen ? ScreenDialog : Dialog
  return (
    <Frame
      open={open}
      dismissable={onClose !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      title={onboarding.languageTitle}
      description={onboarding.languageText}
    >
      <ChoiceList choices={choices} onChoose={onChoose} failure={failure} />
    </Frame>
  )
}
