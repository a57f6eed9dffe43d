import type { LanguageCode, Voice } from '@lingarden/languages/find-language'
import { Loader, Square, Turtle, Volume2 } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { speechQueue } from '@/lib/speech/speech'
import { useSpeechPhase } from '@/lib/speech/use-speech'
import { hearing, useChosenVoice } from './use-hear'

interface HearButtonProps {
  text: string
  languageCode: LanguageCode
  /** Shown beside the sign; without it the button is the sign alone. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
  variant?: 'ghost' | 'secondary'
  /** The learner's own without it. */
  voice?: Voice
  /** What the button says to a screen reader; that it reads the text out without it. */
  name?: string
  /** Slowly, whatever pace the learner chose for all else. */
  isSlow?: boolean
}

/** Reads a text out in the learner's chosen voice; a second press stops it. */
export function HearButton({ voice, ...props }: HearButtonProps) {
  return voice ? <VoiceButton {...props} voice={voice} /> : <OwnVoiceButton {...props} />
}

function OwnVoiceButton(props: Omit<HearButtonProps, 'voice'>) {
  return <VoiceButton {...props} voice={useChosenVoice()} />
}

type VoiceButtonProps = HearButtonProps & { voice: Voice }

function VoiceButton(props: VoiceButtonProps) {
  const { text, languageCode, label, size = 'sm', variant = 'ghost', voice, name, isSlow = false } = props
  const speech = useTexts('speech')
  const { hear, idOf } = hearing(languageCode, voice, isSlow)
  const phase = useSpeechPhase(idOf(text))
  const isMine = phase !== 'idle'
  const Sign = phase === 'loading' ? Loader : isMine ? Square : isSlow ? Turtle : Volume2
  return (
    <Button
      variant={variant}
      size={label ? size : 'icon'}
      aria-label={label ? undefined : isMine ? speech.stop : (name ?? speech.hear(text))}
      aria-pressed={isMine}
      onClick={() => (isMine ? speechQueue.stop() : hear(text))}
      className="shrink-0 text-leaf"
    >
      <Sign size={18} aria-hidden className={phase === 'loading' ? 'motion-safe:animate-spin' : ''} />
      {label}
    </Button>
  )
}
