import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useReplyLatency } from '../voice/use-reply-voice'

const inSeconds = {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const

/** How long the last reply took to its first text and to its first sound. */
export function LatencyRow() {
  const { speech } = useTexts()
  const { text, audio } = useReplyLatency()
  const number = useNumberFormat()
  const seconds = (milliseconds: number) => number(milliseconds / 1000, inSeconds)
  if (text === undefined) return null
  return (
    <>
      <dt>{speech.firstText}</dt>
      <dd className="tabular-nums">{seconds(text)}</dd>
      {audio !== undefined && (
        <>
          <dt>{speech.firstSound}</dt>
          <dd className="tabular-nums">{seconds(audio)}</dd>
        </>
      )}
    </>
  )
}
