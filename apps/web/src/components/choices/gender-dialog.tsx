import type { Gender } from '@lingarden/domain/profile'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { Dialog } from '@/components/ui/dialog'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useLanguageRules } from '@/lib/language/use-language-rules'
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
  const [reader] = useInterfaceLanguage()
  const { isPending, isError } = useLanguageRules(screenOf?.languageCode)
  const forms = screenOf && !isPending && !isError ? wordRulesOf(screenOf.tag).genderForms : undefined
  const text =
    screenOf && forms
      ? onboarding.genderTextIn(screenOf.names[reader].inSentence, forms.masculine, forms.feminine)
      : onboarding.genderText
  const Frame = screenOf ? ScreenDialog : Dialog
  return (
    <Frame
      open={open}
      {...(screenOf && { picture: <TutorPortrait language={screenOf} className="w-32" /> })}
      dismissable={onClose !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      title={onboarding.genderTitle}
      description={text}
    >
      <ChoiceList
        choices={[
          {
            value: 'feminine',
            label: onboarding.feminine,
            detail: forms?.feminine ?? onboarding.feminineExample,
          },
          {
            value: 'masculine',
            label: onboarding.masculine,
            detail: forms?.masculine ?? onboarding.masculineExample,
          },
        ]}
        onChoose={onChoose}
        failure={failure}
      />
    </Frame>
  )
}
