import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { formatDuration } from './format-duration'
import type { SessionSummary } from './session-summary'
import { CorrectionLine } from '@/components/corrections/correction-line'

interface SessionSummaryDialogProps {
  summary: SessionSummary
  languageCode: string
  onClose: () => void
  onBegin: () => void
}

/** More would be a list to work off, not a look back. */
const mostShown = 8

/** What the session changed. */
export function SessionSummaryDialog({ summary, languageCode, onClose, onBegin }: SessionSummaryDialogProps) {
  const { common, tutor } = useTexts('common', 'tutor')
  const { totalTime, previousSessionTime, newWords, sessionPlantedWords, sessionRecalledWords } = summary
  const figures = [
    [tutor.time, formatDuration(totalTime)],
    [tutor.newWords, newWords],
    [tutor.plantedWords, sessionPlantedWords.length],
    [tutor.recalledWords, sessionRecalledWords.length],
  ] as const
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={tutor.sessionSummary}
      {...(previousSessionTime !== undefined && {
        description: tutor.previousSession(formatDuration(previousSessionTime)),
      })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.close}
          </Button>
          <Button onClick={onBegin}>{tutor.newSession}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {figures.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end rounded-md bg-sunken p-3">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-display text-xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {sessionPlantedWords.length > 0 && (
          <ul lang={languageCode} aria-label={tutor.plantedWords} className="flex flex-wrap gap-1 text-sm">
            {sessionPlantedWords.slice(-mostShown * 3).map((word) => (
              <li key={word} className="rounded-full bg-leaf-pale px-2 py-0.5">
                {word}
              </li>
            ))}
          </ul>
        )}
        {summary.goalsReached.length > 0 && (
          <div>
            <h3 className="text-base">{tutor.goals}</h3>
            <ul className="mt-1 text-sm">
              {summary.goalsReached.map((goal) => (
                <li key={goal}>
                  {goal} – {tutor.goalDone}
                </li>
              ))}
            </ul>
          </div>
        )}
        {summary.corrections.length > 0 && (
          <div>
            <h3 className="text-base">{tutor.sessionCorrections}</h3>
            <div className="mt-2 grid gap-3">
              {summary.corrections.slice(-mostShown).map((correction) => (
                <CorrectionLine
                  key={`${correction.original}|${correction.corrected}`}
                  correction={correction}
                  sentence={correction.original}
                  languageCode={languageCode}
                />
              ))}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}
