import { findLanguage, type LanguageCode } from '@lingarden/domain/languages'
import { profileDefaults } from '@lingarden/domain/profile'
import { Loader, Square, Volume2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useProfile } from '@/lib/profile/get-profile'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { loadClip, speechQueue } from '@/lib/speech/speech'
import { useSpeechState } from '@/lib/speech/use-speech'

interface HearButtonProps {
  text: string
  languageCode: LanguageCode
  /** Shown beside the sign; without it the button is the sign alone. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
}

/** Reads a text out in the learner's chosen voice; a second press stops it. */
export function HearButton({ text, languageCode, label, size = 'sm' }: HearButtonProps) {
  const { speech } = useTexts()
  const voice = useProfile().data?.voice_setting ?? profileDefaults.voice_setting
  const id = `${languageCode} ${text}`
  const { current, phase } = useSpeechState()
  const isMine = current === id
  const hear = () => {
    if (isMine) return speechQueue.stop()
    const language = findLanguage(languageCode)?.tag ?? 'es'
    speechQueue
      .playNow({ id, load: (signal) => loadClip({ text, voice, language }, signal) })
      .catch(announceSpeechFailure)
  }
  const Sign = isMine ? (phase === 'loading' ? Loader : Square) : Volume2
  return (
    <Button
      variant="ghost"
      size={label ? size : 'icon'}
      aria-label={label ? undefined : isMine ? speech.stop : speech.hear(text)}
      aria-pressed={isMine}
      onClick={hear}
      className="shrink-0 text-leaf"
    >
      <Sign
        size={18}
        aria-hidden
        className={isMine && phase === 'loading' ? 'motion-safe:animate-spin' : ''}
      />
      {label}
    </Button>
  )
}
