import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { CircleCheck, MessageSquareText, PanelLeft } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { SheetName } from './phone-sheets'
import { TalkControls, type TalkControlsProps } from './talk-controls'
import { SpeakingPortrait } from './tutor-sitter'

interface TutorHeaderProps {
  language: SupportedLanguage
  tutorName: string
  /** What is talked about. */
  topic: TalkTopic | undefined
  goals: readonly Goal[]
  controls: TalkControlsProps
  isDictionaryLoading: boolean
  /** Opens what stands at the sides on a wide screen; undefined where it is in view. */
  onOpenSheet: ((name: SheetName) => void) | undefined
  /** Corrections of the learner's last message. */
  corrections: number
}

/** Who one talks with and about what. On a phone how it is shown is set in the session's sheet, on a wide screen here. */
export function TutorHeader(props: TutorHeaderProps) {
  const { language, tutorName, topic, goals, controls, isDictionaryLoading, onOpenSheet, corrections } = props
  const { talks, tutor } = useTexts('talks', 'tutor')
  const [reader] = useInterfaceLanguage()
  return (
    <header className="flex items-center justify-between gap-2 border-b border-line md:border-0 md:pt-1">
      {/* On a phone on its side the settings take the whole line. */}
      <div className="flex min-w-0 flex-1 items-center gap-2.5 md:short:max-xl:sr-only">
        {/* Where there is room the tutor sits at the left. */}
        <SpeakingPortrait
          language={language}
          className="w-11 shrink-0 self-end short:w-8 md:w-8 md:self-auto xl:hidden"
        />
        <div className="min-w-12 xl:sr-only">
          <h1 lang={language.languageCode} className="truncate text-lg leading-tight">
            {tutorName}
          </h1>
          {topic && (
            <p className="truncate text-sm leading-tight text-ink-soft">
              {topic.title[reader]} · {topic.isOpen ? talks.open : topic.band}
            </p>
          )}
        </div>
        {/* Beside the name, so that nothing moves when it goes. */}
        <span role="status" className="min-w-0 flex-1 truncate text-right text-sm text-ink-soft xl:text-left">
          {isDictionaryLoading && tutor.loadingDictionary}
        </span>
      </div>
      {onOpenSheet ? (
        <div className="flex shrink-0 items-center">
          <SessionButton goals={goals} onOpen={() => onOpenSheet('session')} />
          <Button
            variant="ghost"
            size="icon"
            aria-label={corrections > 0 ? tutor.feedbackWith(corrections) : tutor.feedback}
            onClick={() => onOpenSheet('feedback')}
            className="relative size-11"
          >
            <MessageSquareText size={20} aria-hidden />
            {corrections > 0 && (
              <span
                aria-hidden
                className="absolute top-0 right-0 grid size-4.5 place-items-center rounded-full bg-leaf text-xs font-semibold text-on-leaf"
              >
                {corrections}
              </span>
            )}
          </Button>
        </div>
      ) : (
        <div className="flex shrink-0 flex-wrap items-center gap-1">
          <TalkControls {...controls} />
        </div>
      )}
    </header>
  )
}

/** Leads to goals, other topics and the end of the talk; it says how many goals are reached. */
function SessionButton({ goals, onOpen }: { goals: readonly Goal[]; onOpen: () => void }) {
  const { talks, tutor } = useTexts('talks', 'tutor')
  const done = goals.filter(({ completed }) => completed).length
  const hasGoals = goals.length > 0
  return (
    <Button
      variant="ghost"
      aria-label={hasGoals ? talks.sessionGoals(done, goals.length) : tutor.session}
      onClick={onOpen}
      className="min-h-11 px-2.5 text-sm text-leaf-deep"
    >
      {hasGoals ? <CircleCheck size={18} aria-hidden /> : <PanelLeft size={18} aria-hidden />}
      {hasGoals ? talks.goalsOf(done, goals.length) : tutor.session}
    </Button>
  )
}
