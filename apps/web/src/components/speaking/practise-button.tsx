import type { LanguageCode } from '@lingarden/languages/find-language'
import { Mic } from '@/icons/icons.ts'
import { useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { speechQueue } from '@/lib/speech/speech'

const loadSentences = withTexts(
  async () => (await import('./shadowing-sentences')).ShadowingSentences,
  'speech',
  'tutor',
  'voice',
)

interface PractiseButtonProps {
  text: string
  languageCode: LanguageCode
  className: string
  /** Shows its sign alone. */
  isSign?: boolean
}

/** Opens the practice of saying a text aloud, sentence by sentence. */
export function PractiseButton({ text, languageCode, className, isSign = false }: PractiseButtonProps) {
  const voice = useTexts('voice')
  const [isOpen, setIsOpen] = useState(false)
  const change = (opens: boolean) => {
    speechQueue.stop()
    setIsOpen(opens)
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={isSign ? voice.practise : undefined}
        title={isSign ? voice.practise : undefined}
        onClick={() => change(true)}
      >
        <Mic size={isSign ? 16 : 15} aria-hidden />
        {!isSign && voice.practise}
      </button>
      <Dialog open={isOpen} onOpenChange={change} title={voice.practiseTitle}>
        <AskedPart
          load={loadSentences}
          waiting={<Spinner label={voice.waiting} />}
          onGone={() => change(false)}
          reopen={() => change(true)}
        >
          {(ShadowingSentences) => <ShadowingSentences text={text} languageCode={languageCode} />}
        </AskedPart>
      </Dialog>
    </>
  )
}
