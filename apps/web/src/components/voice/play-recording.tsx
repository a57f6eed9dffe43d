import { Play, Square } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { speechQueue } from '@/lib/speech/speech'
import { useSpeechPhase } from '@/lib/speech/use-speech'

/** Plays what the learner recorded, in the one queue of everything that is heard; a second press stops it. */
export function PlayRecording({ audio, id }: { audio: Blob; id: string }) {
  const voice = useTexts('voice')
  const isMine = useSpeechPhase(id) !== 'idle'
  const play = () => {
    if (isMine) return speechQueue.stop()
    speechQueue
      .playNow({ id, load: () => Promise.resolve({ audio }) })
      .catch((cause: unknown) => logError('A recording could not be played', cause))
  }
  const Sign = isMine ? Square : Play
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isMine}
      onClick={play}
      className="shrink-0 whitespace-nowrap text-leaf"
    >
      <Sign size={16} aria-hidden />
      {voice.playMine}
    </Button>
  )
}
