import type { LanguageCode } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { pictureOfScene } from '@lingarden/domain/pictures/picture-of'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { CircleCheck, Circle, Shapes } from '@/icons/icons.ts'
import { Picture } from '@/components/pictures/picture'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'
import { Panel, PanelHeading } from './panel'
import { SessionFacts } from './session-facts'

interface SessionPanelProps {
  /** What is talked about; undefined in a lesson's task. */
  topic: TalkTopic | undefined
  seconds: number
  stats: SessionWordStats & SessionGrowth
  goals: readonly Goal[]
  languageCode: LanguageCode
  /** The tutor, where they are not to be seen elsewhere. */
  sitter?: ReactNode
  /** How the talk is shown, where that stands nowhere else. */
  controls?: ReactNode
  onTopics: () => void
  onEnd: () => void
}

/** What the talk is about and what to say in it. What grows has its room from the start, so that nothing moves. */
export function SessionPanel(props: SessionPanelProps) {
  const { topic, seconds, stats, goals, languageCode, sitter, controls, onTopics, onEnd } = props
  const { talks, tutor } = useTexts('talks', 'tutor')
  return (
    <Panel aria-labelledby="session-heading" className="gap-4">
      {sitter}
      <PanelHeading className={sitter ? 'sr-only' : ''}>
        <h2 id="session-heading" className="text-lg">
          {tutor.session}
        </h2>
      </PanelHeading>
      {topic && <Topic topic={topic} />}
      <Goals goals={goals} />
      <PlantedWords words={stats.sessionPlantedWords} languageCode={languageCode} />
      {controls && <div className="-mx-2 grid justify-items-start gap-1">{controls}</div>}
      {/* However much there is to say, the ways out of the talk stay in sight. */}
      <div className="-mx-4 grid gap-2 px-4 xl:sticky xl:bottom-0 xl:bg-card xl:py-2">
        <Button variant="secondary" className="min-h-12" onClick={onTopics}>
          <Shapes size={16} aria-hidden />
          {talks.other}
        </Button>
        <Button variant="ghost" className="min-h-12" onClick={onEnd}>
          {talks.end}
        </Button>
      </div>
      <SessionFacts seconds={seconds} stats={stats} />
    </Panel>
  )
}

function Topic({ topic: { id, band, title, isOpen } }: { topic: TalkTopic }) {
  const talks = useTexts('talks')
  const [reader] = useInterfaceLanguage()
  return (
    <div className="flex items-center gap-3">
      <Picture name={pictureOfScene(id)} className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0">
        <p className="font-display leading-tight wrap-anywhere">{title[reader]}</p>
        <p className="text-sm text-ink-soft">{isOpen ? talks.openTalk : band}</p>
      </div>
    </div>
  )
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const { talks, tutor } = useTexts('talks', 'tutor')
  return (
    <div>
      <h3 className="text-base">{talks.youWill}</h3>
      {goals.length === 0 && <p className="text-sm text-ink-soft">{tutor.noGoals}</p>}
      <ul aria-label={tutor.goals} className="mt-1 grid gap-2">
        {goals.map(({ id, text, completed, meaning }) => (
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
            <span className="min-w-0">
              {text}
              {meaning !== undefined && <span className="block text-ink-soft">{meaning}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The newest first, as many as have room; the bank has them all. */
const wordsShown = 6

function PlantedWords({ words, languageCode }: { words: readonly string[]; languageCode: string }) {
  const tutor = useTexts('tutor')
  const others = words.length - wordsShown
  return (
    <div>
      <h3 className="text-base">
        {tutor.plantedWords}
        {words.length > 0 && (
          <span className="ml-2 font-normal text-ink-soft tabular-nums">{words.length}</span>
        )}
      </h3>
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
          {others > 0 && <li className="h-6 px-1 leading-6 text-ink-soft tabular-nums">+{others}</li>}
        </ul>
      </div>
    </div>
  )
}
