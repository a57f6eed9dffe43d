import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { Info } from '@/icons/icons.ts'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { usesBrowserModel } from '@/lib/browser-model/choice'
import { getRuntimeConfig } from '@/lib/runtime-config'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'
import { LatencyLine } from '../conversation/latency-line'
import { formatDuration } from './format-duration'

interface SessionFactsProps {
  seconds: number
  stats: SessionWordStats & SessionGrowth
}

/** Time, counts and who answers: there for whoever asks, and out of the way of the talk. */
export function SessionFacts({ seconds, stats }: SessionFactsProps) {
  const { talks, tutor } = useTexts('talks', 'tutor')
  const figures = [
    [tutor.time, formatDuration(seconds)],
    [tutor.newWords, stats.newWords],
    [tutor.plantedWords, stats.sessionPlantedWords.length],
    [tutor.recalledWords, stats.sessionRecalledWords.length],
  ] as const
  return (
    <details className="text-sm">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-sm text-ink-soft hover:text-ink">
        <Info size={16} aria-hidden />
        {talks.about}
      </summary>
      <div className="grid gap-3 pt-2">
        <dl className="grid gap-1.5">
          {figures.map(([label, value]) => (
            <div key={label} className="flex items-baseline justify-between gap-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-display text-base tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <LatencyLine />
        {getRuntimeConfig().engine === 'builtin' && !usesBrowserModel() && (
          <p className="text-ink-soft">{translateFixed(builtInTutorLabel)}</p>
        )}
      </div>
    </details>
  )
}
