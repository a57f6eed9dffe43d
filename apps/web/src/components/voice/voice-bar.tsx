import { Brain, X } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Texts } from '@/i18n/groups'
import { useTexts } from '@/i18n/texts'
import { meterInterval } from '@/lib/recording/recorder'
import type { VoiceState } from '@/lib/recording/voice-state'
import { LiveLevel } from './live-level'

interface VoiceBarProps {
  state: VoiceState
  onCancel: () => void
  onHold: (isHeld: boolean) => void
}

/** What stands in the place of the text while the learner speaks. */
export function VoiceBar({ state, onCancel, onHold }: VoiceBarProps) {
  const voice = useTexts('voice')
  const { phase, levels, turn, isHeld, isHandsFree } = state
  const isRecording = phase === 'recording'
  const isHeard = isRecording && !isHeld && turn !== 'waiting'
  return (
    <div className="relative flex min-h-10 min-w-0 flex-1 items-center gap-2">
      <Button variant="ghost" size="icon" aria-label={voice.cancel} onClick={onCancel} className="shrink-0">
        <X size={18} aria-hidden />
      </Button>
      <div className="min-w-0 flex-1">
        {isHeard && <LiveLevel levels={levels} />}
        {/* The moving line, and on a phone the pressed button, say it to who sees them. */}
        <p
          role="status"
          className={classNames(
            'line-clamp-2 text-sm text-ink-soft',
            isHeard && 'sr-only',
            isHeld && 'max-sm:sr-only',
          )}
        >
          {statusOf(state, voice)}
        </p>
      </div>
      {isRecording && (
        <span className="text-sm text-ink-soft tabular-nums" role="timer">
          {formatSeconds((levels.length * meterInterval) / 1000)}
        </span>
      )}
      {isRecording && isHandsFree && turn !== 'waiting' && (
        <Button
          variant={isHeld ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={isHeld}
          onClick={() => onHold(!isHeld)}
          className="shrink-0 whitespace-nowrap max-sm:px-2"
        >
          <Brain size={16} aria-hidden />
          {voice.thinking}
        </Button>
      )}
      {isRecording && isHandsFree && <SilenceLine spent={state.silence} />}
    </div>
  )
}

function statusOf({ phase, turn, isHeld, isHandsFree }: VoiceState, voice: Texts['voice']): string {
  if (phase === 'opening') return voice.opening
  if (phase === 'writing') return voice.writing
  if (!isHandsFree) return voice.recording
  if (isHeld) return voice.held
  return turn === 'waiting' ? voice.listening : voice.recording
}

/** The silence that ends the turn, running out. */
function SilenceLine({ spent }: { spent: number }) {
  return (
    <span aria-hidden className="absolute inset-x-0 -bottom-1.5 h-1 overflow-hidden rounded-full bg-sunken">
      <span className="block h-full bg-leaf" style={{ width: `${(1 - spent) * 100}%` }} />
    </span>
  )
}

function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
