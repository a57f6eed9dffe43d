import type { Goal } from '@lingarden/domain/tutor-turn'
import { Circle, CircleCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import { formatDuration } from '../format-duration'
import { LatencyRow } from './latency-row'

interface SessionPanelProps {
  seconds: number
  stats: SessionWordStats
  goals: readonly Goal[]
  languageCode: string
  onEnd: () => void
}

/** How the session goes: time, words and goals. */
export function SessionPanel({ seconds, stats, goals, languageCode, onEnd }: SessionPanelProps) {
  const { tutor } = useTexts()
  return (
    <section
      aria-labelledby="session-heading"
      className="grid gap-4 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]"
    >
      <h2 id="session-heading" className="text-lg">
        {tutor.session}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-sm">
        <dt>{tutor.time}</dt>
        <dd className="tabular-nums">{formatDuration(seconds)}</dd>
        <dt>{tutor.newWords}</dt>
        <dd className="tabular-nums">{stats.newWords}</dd>
        <dt>{tutor.practisedWords}</dt>
        <dd className="tabular-nums">{stats.wordsPractised}</dd>
        <LatencyRow />
      </dl>
      <Goals goals={goals} />
      <NewWords words={stats.sessionNewWords} languageCode={languageCode} />
      <Button variant="secondary" size="sm" onClick={onEnd}>
        {tutor.endSession}
      </Button>
    </section>
  )
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const { tutor } = useTexts()
  return (
    <div>
      <h3 className="text-base">{tutor.goals}</h3>
      {goals.length === 0 && <p className="text-sm text-ink-soft">{tutor.noGoals}</p>}
      <ul className="mt-1 grid gap-1">
        {goals.map(({ id, text, completed }) => (
          <li key={id} className="flex items-center gap-2 text-sm">
            {completed ? (
              <CircleCheck size={18} className="shrink-0 text-leaf" role="img" aria-label={tutor.goalDone} />
            ) : (
              <Circle size={18} className="shrink-0 text-ink-soft" aria-hidden />
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The newest first; the bank has them all. */
const wordsShown = 12

function NewWords({ words, languageCode }: { words: readonly string[]; languageCode: string }) {
  const { tutor } = useTexts()
  if (words.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{tutor.newWords}</h3>
      <ul lang={languageCode} className="mt-1 flex flex-wrap gap-1 text-sm">
        {words
          .slice(-wordsShown)
          .toReversed()
          .map((word) => (
            <li key={word} className="rounded-full bg-leaf-pale px-2 py-0.5">
              {word}
            </li>
          ))}
      </ul>
    </div>
  )
}
