import type { LanguageCode } from '@lingarden/domain/languages'
import { Mic } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { speechQueue } from '@/lib/speech/speech'

const ShadowingSentences = lazy(async () => ({
  default: (await import('./shadowing-sentences')).ShadowingSentences,
}))

interface PractiseButtonProps {
  text: string
  languageCode: LanguageCode
  className: string
  /** Shows its sign alone. */
  isSign?: boolean
}

/** Opens the practice of saying a text aloud, sentence by sentence. */
export function PractiseButton({ text, languageCode, className, isSign = false }: PractiseButtonProps) {
  const { voice } = useTexts()
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
        <Suspense fallback={<Spinner label={voice.waiting} />}>
          <ShadowingSentences text={text} languageCode={languageCode} />
        </Suspense>
      </Dialog>
    </>
  )
}
