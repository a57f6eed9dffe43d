import { languageByCode, languageOptions, type LanguageCode } from '@lingarden/languages/find-language'
import { Dialog } from '@/components/ui/dialog'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { ChoiceList } from './choice-list'

interface LanguageDialogProps {
  open: boolean
  onChoose: (code: LanguageCode) => void
  /** Without it the dialog must be answered. */
  onClose?: () => void
  failure?: string | undefined
}

export function LanguageDialog({ open, onChoose, onClose, failure }: LanguageDialogProps) {
  const onboarding = useTexts('onboarding')
  const choices = languageOptions.map(({ code, languageName }) => ({
    value: code,
    label: languageTitle(languageByCode(code)),
    detail: <span lang={code}>{languageName}</span>,
  }))
  return (
    <Dialog
      open={open}
      dismissable={onClose !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      title={onboarding.languageTitle}
      description={onboarding.languageText}
    >
      <ChoiceList choices={choices} onChoose={onChoose} failure={failure} />
    </Dialog>
  )
}
