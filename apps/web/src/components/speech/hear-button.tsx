import { findLanguage, type LanguageCode, type Voice } from '@lingarden/domain/languages'
import { profileDefaults } from '@lingarden/domain/profile'
import { Loader, Square, Volume2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useProfile } from '@/lib/profile/get-profile'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { loadClip, speechQueue } from '@/lib/speech/speech'
import { useSpeechPhase } from '@/lib/speech/use-speech'

interface HearButtonProps {
  text: string
  languageCode: LanguageCode
  /** Shown beside the sign; without it the button is the sign alone. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
  /** The learner's own without it. */
  voice?: Voice
  /** What the button says to a screen reader; that it reads the text out without it. */
  name?: string
}

/** Reads a text out in the learner's chosen voice; a second press stops it. */
export function HearButton({ text, languageCode, label, size = 'sm', name, ...props }: HearButtonProps) {
  const { speech } = useTexts()
  const chosen = useProfile().data?.voice_setting ?? profileDefaults.voice_setting
  const voice = props.voice ?? chosen
  const id = `${languageCode} ${voice} ${text}`
  const phase = useSpeechPhase(id)
  const isMine = phase !== 'idle'
  const hear = () => {
    if (isMine) return speechQueue.stop()
    const language = findLanguage(languageCode)?.tag ?? 'es'
    speechQueue
      .playNow({ id, load: (signal) => loadClip({ text, voice, language }, signal) })
      .catch(announceSpeechFailure)
  }
  const Sign = phase === 'loading' ? Loader : isMine ? Square : Volume2
  return (
    <Button
      variant="ghost"
      size={label ? size : 'icon'}
      aria-label={label ? undefined : isMine ? speech.stop : (name ?? speech.hear(text))}
      aria-pressed={isMine}
      onClick={hear}
      className="shrink-0 text-leaf"
    >
      <Sign size={18} aria-hidden className={phase === 'loading' ? 'motion-safe:animate-spin' : ''} />
      {label}
    </Button>
  )
}
