import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useReplyLatency } from '../voice/use-reply-voice'

const inSeconds = {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const

/** How long the last reply took to its first text and to its first sound; its lines are there before it is known. */
export function LatencyLine() {
  const { speech } = useTexts()
  const { text, audio } = useReplyLatency()
  const number = useNumberFormat()
  const times = [
    [speech.firstText, text],
    [speech.firstSound, audio],
  ] as const
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
