import { isSpeakable } from '@lingarden/domain/speech/split-sentences'
import { Turtle } from '@/icons/icons.ts'
import { useContext } from 'react'
import { useTexts } from '@/i18n/texts'
import { slowDown } from '@/lib/speech/speech-rate'
import { ActionButton } from '../conversation/action-button'
import { ReplyVoiceContext } from './use-reply-voice'

/** Says a message again, one step slower than before. */
export function Slower({ id, content }: { id: string; content: string }) {
  const speech = useTexts('speech')
  const voice = useContext(ReplyVoiceContext)
  if (!voice || !isSpeakable(content)) return null
  return (
    <ActionButton
      isNamed
      label={speech.slower}
      onClick={() => {
        slowDown()
        void voice.hear(id, content)
      }}
    >
      <Turtle size={16} aria-hidden />
    </ActionButton>
  )
}
