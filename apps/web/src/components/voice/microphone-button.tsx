import { Check, Loader, Mic } from '@/icons/icons.ts'
import { useRef, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { VoiceState } from '@/lib/recording/voice-state'

interface MicrophoneButtonProps {
  phase: VoiceState['phase']
  /** Whether speaking is what is likeliest to be done next. */
  isPrimary?: boolean
  onStart: () => void
  onStop: () => void
}

/** A press that lasts longer is push to talk: letting go ends the recording. Milliseconds. */
const longPress = 400

/** Press once to speak and once more when done, or hold it while speaking. */
export function MicrophoneButton({ phase, isPrimary = false, onStart, onStop }: MicrophoneButtonProps) {
  const voice = useTexts('voice')
  const pressedAt = useRef<number>(undefined)
  const isRecording = phase === 'recording'
  const isBusy = phase === 'opening' || phase === 'writing'

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    // What a press before this one left, where its click never came.
    pressedAt.current = undefined
    if (event.button !== 0 || phase !== 'idle') return
    // Letting go beside the button counts too.
    event.currentTarget.setPointerCapture(event.pointerId)
    pressedAt.current = event.timeStamp
    onStart()
  }
  const release = (event: PointerEvent) => {
    if (pressedAt.current !== undefined && event.timeStamp - pressedAt.current >= longPress) onStop()
  }
  // The phone took the pointer away, for a call or a gesture of its own; no click follows.
  const lose = () => {
    if (pressedAt.current !== undefined) onStop()
    pressedAt.current = undefined
  }
  const click = () => {
    const wasPressed = pressedAt.current !== undefined
    pressedAt.current = undefined
    // The press has begun it already; a click alone comes from the keyboard, or ends what runs.
    if (wasPressed) return
    if (isRecording) onStop()
    else if (phase === 'idle') onStart()
  }

  const Sign = isBusy ? Loader : isRecording ? Check : Mic
  return (
    <Button
      size="icon"
      variant={isRecording || isPrimary ? 'primary' : 'secondary'}
      aria-label={isRecording ? voice.done : isBusy ? voice.waiting : voice.speak}
      title={isRecording ? voice.done : voice.speakHint}
      aria-pressed={isRecording}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={lose}
      onClick={click}
      // A long press on a phone would open the browser's own menu.
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(
        'size-11.5 shrink-0 touch-none rounded-full! select-none',
        isRecording && 'sm:w-auto sm:px-4',
      )}
    >
      <Sign size={18} aria-hidden className={isBusy ? 'motion-safe:animate-spin' : ''} />
      {isRecording && <span className="max-sm:hidden">{voice.doneShort}</span>}
    </Button>
  )
}
