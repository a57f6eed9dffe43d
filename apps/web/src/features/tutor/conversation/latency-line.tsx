import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useReplyLatency } from '../voice/use-reply-voice'

const inSeconds = {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const

/**
 * How long the learner waited in the last turn: for the text of what they said, for the reply, and for its voice. The lines
 * of the last two are there before it is known.
 */
export function LatencyLine() {
  const speech = useTexts('speech')
  const { written, text, audio } = useReplyLatency()
  const number = useNumberFormat()
  const times: [label: string, milliseconds: number | undefined][] = [
    ...(written === undefined ? [] : [[speech.written, written] satisfies [string, number]]),
    [speech.firstText, text],
    [speech.firstSound, audio],
  ]
  return (
    <dl className="text-xs text-ink-soft">
      {times.map(([label, milliseconds]) => (
        <div key={label} className="flex justify-between gap-2">
          <dt>{label}</dt>
          <dd className="tabular-nums">
            {milliseconds === undefined ? '–' : number(milliseconds / 1000, inSeconds)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
