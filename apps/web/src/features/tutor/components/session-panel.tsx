import type { Goal } from '@lingarden/domain/tutor-turn'
import { Circle, CircleCheck } from 'lucide-react'
import { useTexts } from '@/i18n/texts'
import { formatDuration } from '../session-timer'

interface SessionPanelProps {
  seconds: number
  newWords: number
  wordsPractised: number
  goals: readonly Goal[]
}

export function SessionPanel({ seconds, newWords, wordsPractised, goals }: SessionPanelProps) {
  const { tutor } = useTexts()
  return (
    <section aria-labelledby="session-heading" className="grid gap-4 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]">
      <h2 id="session-heading" className="text-lg">
        {tutor.session}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-sm">
        <dt>{tutor.time}</dt>
        <dd className="tabular-nums">{formatDuration(seconds)}</dd>
        <dt>{tutor.newWords}</dt>
        <dd className="tabular-nums">{newWords}</dd>
        <dt>{tutor.practisedWords}</dt>
        <dd className="tabular-nums">{wordsPractised}</dd>
      </dl>
      <div>
        <h3 className="text-base">{tutor.goals}</h3>
        {goals.length === 0 && <p className="text-sm text-ink-soft">{tutor.noGoals}</p>}
        <ul className="mt-1 grid gap-1">
          {goals.map(({ id, text, completed }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              {completed ? (
                <CircleCheck size={18} className="text-leaf" aria-label={tutor.goalDone} />
              ) : (
                <Circle size={18} className="text-ink-soft" aria-hidden />
              )}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
