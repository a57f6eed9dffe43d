import { useId } from 'react'
import { HelpLink } from '@/components/help/help-link'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { writerKind } from '@/lib/recording/open-writer'
import type { VoiceProblem, VoiceState } from '@/lib/recording/voice-state'
import { PlayRecording } from './play-recording'
import { problemText } from './problem-text'
import { Waveform } from './waveform'

interface VoiceNoticeProps {
  state: VoiceState
  onRetry: () => void
  onRecordAgain: () => void
  onDismiss: () => void
}

const aboutMicrophone: ReadonlySet<string> = new Set([
  'denied',
  'missing',
  'busy',
  'unsupported',
  'lost',
  'silent',
])

const articleOn = ({ kind }: VoiceProblem) => (aboutMicrophone.has(kind) ? 'microphone' : 'speak')

/** The recording that is kept until it is sent, and what went wrong with it. */
export function VoiceNotice({ state, onRetry, onRecordAgain, onDismiss }: VoiceNoticeProps) {
  const texts = useTexts('tutor', 'voice')
  const { voice } = texts
  const id = useId()
  const { recording, problem } = state
  if (state.phase !== 'idle' || (!recording && !problem)) return null
  const canRetry = problem !== undefined && recording !== undefined && writerKind() === 'server'
  return (
    <section
      aria-label={voice.yourRecording}
      className="grid gap-2 rounded-md border border-line bg-card p-2"
    >
      {problem && (
        <p role="alert" className="px-1 text-sm">
          {problemText(problem, texts)} <HelpLink article={articleOn(problem)} />
        </p>
      )}
      {recording && <Waveform levels={recording.levels} label={voice.waveformMine} />}
      <div className="flex flex-wrap gap-1">
        {recording && <PlayRecording audio={recording.audio} id={id} />}
        {canRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {voice.writeAgain}
          </Button>
        )}
        {problem?.kind !== 'no-writer' && (
          <Button variant="ghost" size="sm" onClick={onRecordAgain}>
            {voice.recordAgain}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {recording ? voice.discard : voice.close}
        </Button>
      </div>
    </section>
  )
}
