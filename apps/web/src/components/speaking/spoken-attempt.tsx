import { useId } from 'react'
import { Waveform } from '@/components/voice/waveform'
import { MicrophoneButton } from '@/components/voice/microphone-button'
import { PlayRecording } from '@/components/voice/play-recording'
import { VoiceBar } from '@/components/voice/voice-bar'
import { problemText } from '@/components/voice/problem-text'
import { useTexts } from '@/i18n/texts'
import type { VoiceInput } from '@/lib/recording/voice-input'
import type { VoiceState } from '@/lib/recording/voice-state'

interface SpokenAttemptProps {
  voice: VoiceInput
  state: VoiceState
  onStart: () => void
}

/** The learner's own recording of a sentence: made, seen, heard, made again. */
export function SpokenAttempt({ voice, state, onStart }: SpokenAttemptProps) {
  const texts = useTexts('tutor', 'voice')
  const id = useId()
  const { phase, recording, problem } = state
  const isOngoing = phase === 'opening' || phase === 'recording'
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <MicrophoneButton phase={phase} onStart={onStart} onStop={() => voice.stop()} />
        {isOngoing && (
          <VoiceBar state={state} onCancel={() => voice.cancel()} onHold={(isHeld) => voice.hold(isHeld)} />
        )}
        {!isOngoing && recording && (
          <>
            <Waveform levels={recording.levels} label={texts.voice.waveformMine} />
            <PlayRecording audio={recording.audio} id={id} />
          </>
        )}
        {!isOngoing && !recording && <span className="text-ink-soft">{texts.voice.record}</span>}
      </div>
      {problem && (
        <p role="alert" className="text-sm">
          {problemText(problem, texts)}
        </p>
      )}
    </div>
  )
}
