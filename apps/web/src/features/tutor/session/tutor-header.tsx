import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { Languages, MessageSquareText, PanelLeft, RotateCcw } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { readingModes, type ReadingMode } from '../words/use-readings'
import type { SheetName } from './phone-sheets'

interface TutorHeaderProps {
  language: SupportedLanguage
  tutorName: string
  /** What is talked about. */
  topic: TalkTopic | undefined
  readings: ReadingMode
  onReadings: (mode: ReadingMode) => void
  showsMeanings: boolean
  onShowMeanings: (isShown: boolean) => void
  isDictionaryLoading: boolean
  onRestart: () => void
  /** Opens what stands at the sides on a wide screen; undefined where it is in view. */
  onOpenSheet: ((name: SheetName) => void) | undefined
  /** Corrections of the learner's last message. */
  corrections: number
}

export function TutorHeader(props: TutorHeaderProps) {
  const {
    language,
    tutorName,
    topic,
    readings,
    onReadings,
    showsMeanings,
    onShowMeanings,
    isDictionaryLoading,
    onRestart,
    onOpenSheet,
    corrections,
  } = props
  const { talks, tutor } = useTexts('talks', 'tutor')
  const [reader] = useInterfaceLanguage()
  return (
    <header className="md:pt-1">
      <div className="flex items-center justify-between gap-2">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          {onOpenSheet && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={tutor.session}
              onClick={() => onOpenSheet('session')}
            >
              <PanelLeft size={20} aria-hidden />
            </Button>
          )}
          <span
            aria-hidden
            lang={language.languageCode}
            className="hidden size-10 shrink-0 place-items-center rounded-full rounded-br-[4px] bg-leaf-pale font-display text-lg text-leaf-deep md:grid"
          >
            {[...tutorName][0]}
          </span>
          <div className="min-w-12">
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
          <span role="status" className="min-w-0 flex-1 truncate text-right text-sm text-ink-soft">
            {isDictionaryLoading && tutor.loadingDictionary}
          </span>
        </div>
        <div className="flex shrink-0 items-center gap-1 md:gap-2">
          {language.pronunciation && (
            <label className="text-sm">
              <span className="sr-only">{tutor.pinyin}</span>
              <select
                className="min-h-9 max-w-20 sm:max-w-36 rounded-sm border border-control-line bg-card px-2"
                value={readings}
                onChange={(event) => {
                  const mode = readingModes.find((known) => known === event.target.value)
                  if (mode) onReadings(mode)
                }}
              >
                {readingModes.map((mode) => (
                  <option key={mode} value={mode}>
                    {tutor.readingModes[mode]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={tutor.showMeanings}
            aria-pressed={showsMeanings}
            title={tutor.showMeanings}
            onClick={() => onShowMeanings(!showsMeanings)}
            className="aria-pressed:bg-leaf-pale aria-pressed:text-leaf-deep"
          >
            <Languages size={18} aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={tutor.newConversation} onClick={onRestart}>
            <RotateCcw size={18} aria-hidden />
          </Button>
          {onOpenSheet && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={corrections > 0 ? tutor.feedbackWith(corrections) : tutor.feedback}
              onClick={() => onOpenSheet('feedback')}
              className="relative"
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
          )}
        </div>
      </div>
    </header>
  )
}
