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
}

/** Opens the practice of saying a text aloud, sentence by sentence. */
export function PractiseButton({ text, languageCode, className }: PractiseButtonProps) {
  const { voice } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const change = (opens: boolean) => {
    speechQueue.stop()
    setIsOpen(opens)
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => change(true)}>
        <Mic size={15} aria-hidden />
        {voice.practise}
      </button>
      <Dialog open={isOpen} onOpenChange={change} title={voice.practiseTitle}>
        <Suspense fallback={<Spinner label={voice.waiting} />}>
          <ShadowingSentences text={text} languageCode={languageCode} />
        </Suspense>
      </Dialog>
    </>
  )
}
