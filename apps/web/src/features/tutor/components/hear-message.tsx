import { isSpeakable } from '@lingarden/domain/speech/split-sentences'
import { Loader, Pause, Play, RotateCcw, Square, Volume2 } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { speechQueue } from '@/lib/speech/speech'
import { changeRate } from '@/lib/speech/speech-rate'
import { useSpeechRate } from '@/lib/speech/use-speech'
import type { ReplyVoice } from '../voice/reply-voice'
import { ReplyVoiceContext, useMessageVoice } from '../voice/use-reply-voice'
import { actionClass } from './action-class'

interface HearMessageProps {
  id: string
  content: string
  /** Shows only how to end what is heard: the learner wants no actions, but sound must never be without a switch. */
  isQuiet?: boolean
}

/** Reads a message of the tutor out; while it is heard: pause, again, slower, stop. */
export function HearMessage(props: HearMessageProps) {
  const voice = useContext(ReplyVoiceContext)
  if (!voice || !isSpeakable(props.content)) return null
  return <Controls {...props} voice={voice} />
}

function Controls({ id, content, isQuiet = false, voice }: HearMessageProps & { voice: ReplyVoice }) {
  const { speech } = useTexts()
  const { phase, audioPlayed, pendingAudioGeneration } = useMessageVoice(id, voice)
  const hear = () => void voice.hear(id, content)
  if (phase === 'idle' || phase === 'loading') {
    if (isQuiet && phase === 'idle') return null
    return (
      <button
        type="button"
        className={actionClass}
        data-audio={pendingAudioGeneration ? 'pending' : audioPlayed ? 'played' : 'none'}
        aria-busy={pendingAudioGeneration || undefined}
        onClick={phase === 'loading' ? () => speechQueue.stop() : hear}
      >
        {pendingAudioGeneration ? (
          <Loader size={15} aria-hidden className="motion-safe:animate-spin" />
        ) : (
          <Volume2 size={15} aria-hidden />
        )}
        {phase === 'loading' ? speech.stop : audioPlayed ? speech.again : speech.play}
      </button>
    )
  }
  const isPlaying = phase === 'playing'
  return (
    <div role="group" aria-label={speech.controls} data-audio={phase} className="flex">
      <Control
        label={isPlaying ? speech.pause : speech.resume}
        onClick={() => (isPlaying ? speechQueue.pause() : speechQueue.resume())}
      >
        {isPlaying ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
      </Control>
      <Control label={speech.fromStart} onClick={hear}>
        <RotateCcw size={15} aria-hidden />
      </Control>
      <Speed />
      <Control label={speech.stop} onClick={() => speechQueue.stop()}>
        <Square size={15} aria-hidden />
      </Control>
    </div>
  )
}

function Speed() {
  const { speech } = useTexts()
  const rate = useSpeechRate()
  const shown = useNumberFormat()(rate)
  return (
    <Control label={speech.speed(shown)} onClick={changeRate}>
      <span aria-hidden className="tabular-nums">
        {shown}×
      </span>
    </Control>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={actionClass} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}
