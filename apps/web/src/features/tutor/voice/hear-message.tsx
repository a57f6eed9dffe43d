import { isSpeakable } from '@lingarden/domain/speech/split-sentences'
import { Loader, Pause, Play, Square, Volume2 } from '@/icons/icons.ts'
import { useContext, type RefObject } from 'react'
import { useTexts } from '@/i18n/texts'
import { speechQueue } from '@/lib/speech/speech'
import type { ReplyVoice } from './reply-voice'
import { ReplyVoiceContext, useMessageVoice } from './use-reply-voice'
import { ActionButton } from '../conversation/action-button'

interface HearMessageProps {
  id: string
  content: string
  ref?: RefObject<HTMLButtonElement | null>
  /** Shows its word beside the sign. */
  isNamed?: boolean
}

/** Reads a message of the tutor out, and pauses and resumes it: one button that stays where it is. */
export function HearMessage(props: HearMessageProps) {
  const voice = useContext(ReplyVoiceContext)
  if (!voice || !isSpeakable(props.content)) return null
  return <Toggle {...props} voice={voice} />
}

function Toggle({ id, content, voice, ref, isNamed = false }: HearMessageProps & { voice: ReplyVoice }) {
  const speech = useTexts('speech')
  const { phase, audioPlayed, pendingAudioGeneration } = useMessageVoice(id, voice)
  const signs = {
    idle: pendingAudioGeneration ? Loader : Volume2,
    loading: Loader,
    playing: Pause,
    paused: Play,
  }
  const labels = {
    idle: audioPlayed ? speech.again : speech.play,
    loading: speech.stop,
    playing: speech.pause,
    paused: speech.resume,
  }
  const actions = {
    idle: () => void voice.hear(id, content),
    loading: () => speechQueue.stop(),
    playing: () => speechQueue.pause(),
    paused: () => speechQueue.resume(),
  }
  const Sign = signs[phase]
  // What was heard already is no wider, or a narrow row would break.
  const isSame = speech.again.startsWith(speech.play)
  return (
    <ActionButton
      ref={ref}
      label={labels[phase]}
      isNamed={isNamed}
      shown={phase === 'idle' && isSame ? speech.play : undefined}
      words={[isSame ? speech.play : speech.again, speech.stop, speech.pause, speech.resume]}
      data-audio={pendingAudioGeneration ? 'pending' : audioPlayed ? 'played' : 'none'}
      aria-busy={pendingAudioGeneration || undefined}
      onClick={actions[phase]}
    >
      <Sign size={16} aria-hidden className={Sign === Loader ? 'motion-safe:animate-spin' : undefined} />
    </ActionButton>
  )
}

/** What stops a message where the learner wants no actions: sound must never be without a switch. It moves nothing. */
export function StopHearing({ id }: { id: string }) {
  const speech = useTexts('speech')
  const voice = useContext(ReplyVoiceContext)
  return voice && <Stop id={id} voice={voice} label={speech.stop} />
}

function Stop({ id, voice, label }: { id: string; voice: ReplyVoice; label: string }) {
  const { phase } = useMessageVoice(id, voice)
  if (phase === 'idle') return null
  return (
    <div className="relative z-10 h-0">
      <ActionButton
        label={label}
        className="absolute -top-4 left-3 rounded-full bg-card shadow-hairline"
        onClick={() => speechQueue.stop()}
      >
        <Square size={15} aria-hidden />
      </ActionButton>
    </div>
  )
}
