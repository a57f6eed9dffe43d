import { RotateCcw, Square } from '@/icons/icons.ts'
import { useContext } from 'react'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { speechQueue } from '@/lib/speech/speech'
import { changeRate } from '@/lib/speech/speech-rate'
import { useSpeechRate } from '@/lib/speech/use-speech'
import type { ReplyVoice } from './reply-voice'
import { ReplyVoiceContext, useMessageVoice } from './use-reply-voice'
import { ActionButton } from '../conversation/action-button'

interface PlaybackControlsProps {
  id: string
  content: string
  /** It was stopped by hand: these controls are about to go. */
  onStop: () => void
}

/** While a message is heard: from the start, slower, stop. At the end of a row, so that they push nothing away. */
export function PlaybackControls(props: PlaybackControlsProps) {
  const voice = useContext(ReplyVoiceContext)
  return voice && <Controls {...props} voice={voice} />
}

function Controls({ id, content, onStop, voice }: PlaybackControlsProps & { voice: ReplyVoice }) {
  const speech = useTexts('speech')
  const { phase } = useMessageVoice(id, voice)
  const rate = useNumberFormat()(useSpeechRate())
  if (phase === 'idle' || phase === 'loading') return null
  return (
    <div
      role="group"
      aria-label={speech.controls}
      data-audio={phase}
      className="ml-1 flex border-l border-line pl-1"
    >
      <ActionButton label={speech.fromStart} onClick={() => void voice.hear(id, content)}>
        <RotateCcw size={16} aria-hidden />
      </ActionButton>
      <ActionButton label={speech.speed(rate)} onClick={changeRate}>
        <span aria-hidden className="tabular-nums">
          {rate}×
        </span>
      </ActionButton>
      <ActionButton
        label={speech.stop}
        onClick={() => {
          speechQueue.stop()
          onStop()
        }}
      >
        <Square size={15} aria-hidden />
      </ActionButton>
    </div>
  )
}
