import type { Goal } from '@lingarden/domain/tutor-turn'
import { Circle, CircleCheck } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'
import { formatDuration } from './format-duration'
import { LatencyLine } from '../conversation/latency-line'
import { Panel, PanelHeading } from './panel'

interface SessionPanelProps {
  seconds: number
  stats: SessionWordStats & SessionGrowth
  goals: readonly Goal[]
  languageCode: string
  /** Whether the session is over, and what stands here is what it came to. */
  hasEnded: boolean
  onEnd: () => void
  onBegin: () => void
}

/** How the session goes: time, words and goals. What grows has its room from the start, so that nothing moves. */
export function SessionPanel(props: SessionPanelProps) {
  const { seconds, stats, goals, languageCode, hasEnded, onEnd, onBegin } = props
  const tutor = useTexts('tutor')
  const figures = [
    [tutor.time, formatDuration(seconds)],
    [tutor.newWords, stats.newWords],
    [tutor.plantedWords, stats.sessionPlantedWords.length],
    [tutor.recalledWords, stats.sessionRecalledWords.length],
  ] as const
  return (
    <Panel aria-labelledby="session-heading" className="gap-4">
      <PanelHeading>
        <h2 id="session-heading" className="text-lg">
          {tutor.session}
        </h2>
      </PanelHeading>
      <dl className="grid gap-1.5 text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-base tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Goals goals={goals} />
      <PlantedWords words={stats.sessionPlantedWords} languageCode={languageCode} />
      {/* One button, so that the focus stays on it. */}
      <Button variant="secondary" size="sm" onClick={hasEnded ? onBegin : onEnd}>
        {hasEnded ? tutor.newSession : tutor.endSession}
      </Button>
      <LatencyLine />
    </Panel>
  )
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const tutor = useTexts('tutor')
  return (
    <div>
      <h3 className="text-base">{tutor.goals}</h3>
      {goals.length === 0 && <p className="text-sm text-ink-soft">{tutor.noGoals}</p>}
      <ul className="mt-1 grid gap-1">
        {goals.map(({ id, text, completed }) => (
          <li key={id} className="flex items-start gap-2 text-sm">
            {completed ? (
              <CircleCheck
                size={18}
                className="mt-px shrink-0 text-leaf"
                role="img"
                aria-label={tutor.goalDone}
              />
            ) : (
              <Circle size={18} className="mt-px shrink-0 text-ink-soft" aria-hidden />
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

function PlantedWords({ words, languageCode }: { words: readonly string[]; languageCode: string }) {
  const tutor = useTexts('tutor')
  return (
    <div>
      <h3 className="text-base">{tutor.plantedWords}</h3>
      <div className="mt-1 h-20 overflow-hidden text-sm">
        {words.length === 0 && <p className="text-ink-soft">{tutor.nonePlanted}</p>}
        <ul lang={languageCode} className="flex flex-wrap gap-1">
          {words
            .slice(-wordsShown)
            .toReversed()
            .map((word) => (
              <li key={word} className="h-6 rounded-full bg-leaf-pale px-2 leading-6">
                {word}
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
