import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useReplyLatency } from '../voice/use-reply-voice'

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** How long the last reply took to its first text and to its first sound. */
export function LatencyRow() {
  const { speech } = useTexts()
  const { text, audio } = useReplyLatency()
  const number = useNumberFormat()
  const seconds = (milliseconds: number) => speech.seconds(number(milliseconds / 1000, tenths))
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
