import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { HearButton } from '@/components/speech/hear-button'
import { buttonClass } from '@/components/ui/button'
import { EditedText } from '@/components/words/edited-text'
import { HeldText } from '@/components/words/held-text'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { pagePaths, reviewPaths, tutorPaths } from '@/lib/paths'
import { formatDuration } from './format-duration'
import { SessionBed } from './session-bed'
import type { SaidSentence, SessionSummary } from './session-summary'

interface SessionEndProps {
  summary: SessionSummary
  language: SupportedLanguage
  tutorName: string
  /** What was talked about, in its order. */
  topics: readonly TalkTopic[]
}

/** More would be a list to work off, not a look back. */
const mostWords = 20

/** The end of a talk: what was mended, what was planted, and the way to practise it. A new talk begins with its topic. */
export function SessionEnd({ summary, language, tutorName, topics }: SessionEndProps) {
  const { talks, tutor } = useTexts('talks', 'tutor')
  const [reader] = useInterfaceLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { totalTime, previousSessionTime, goalsReached, said, newWords } = summary
  const words = summary.sessionPlantedWords.slice(-mostWords)
  const recalled = summary.sessionRecalledWords.length
  const about = [
    ...topics.map(({ title }) => talks.talkedAbout(title[reader])),
    ...(summary.ownSentences > 0 ? [talks.ownSentences(summary.ownSentences)] : []),
    ...(goalsReached.length > 0 ? [talks.goalsReached(goalsReached.length)] : []),
  ]
  const figures = [
    [tutor.time, formatDuration(totalTime)],
    [tutor.newWords, newWords],
    [tutor.plantedWords, summary.sessionPlantedWords.length],
    [tutor.recalledWords, recalled],
  ] as const
  return (
    <section aria-labelledby="session-end" className="mx-auto grid w-full max-w-[860px] gap-6 pb-6">
      <div className="flex items-end gap-4">
        <TutorPortrait language={language} className="w-17 shrink-0 md:w-21" />
        <div className="grid min-w-0 gap-1">
          <h1 ref={heading} id="session-end" tabIndex={-1} className="text-xl outline-none md:text-2xl">
            {talks.minutesWith(Math.round(totalTime / 60))}{' '}
            <span lang={language.languageCode}>{tutorName}</span>
          </h1>
          <p className="text-ink-soft">{about.join(' ')}</p>
        </div>
      </div>
      {said.length > 0 && <Sentences said={said} language={language} />}
      {words.length > 0 && (
        <SessionBed
          words={words}
          others={summary.sessionPlantedWords.length - words.length}
          languageCode={language.languageCode}
        />
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display tabular-nums">{value}</dd>
          </div>
        ))}
        {previousSessionTime !== undefined && (
          <div className="text-ink-soft">
            <dt className="sr-only">{tutor.time}</dt>
            <dd>{tutor.previousSession(formatDuration(previousSessionTime))}</dd>
          </div>
        )}
      </dl>
      <div className="sticky bottom-[var(--foot-inset)] -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper px-4 py-3">
        {words.length > 0 && (
          <Link
            to={reviewPaths.flashcards}
            state={{ words }}
            className={`${buttonClass('primary', 'lg')} min-h-14 basis-full md:flex-1 md:basis-60`}
          >
            {talks.practise(words.length)}
          </Link>
        )}
        <Link
          to={tutorPaths.topics}
          className={`${buttonClass(words.length > 0 ? 'secondary' : 'primary')} min-h-12 flex-1 md:flex-none`}
        >
          {talks.other}
        </Link>
        <Link to={pagePaths.dashboard} className={`${buttonClass('ghost')} min-h-12 flex-1 md:flex-none`}>
          {talks.done}
        </Link>
      </div>
    </section>
  )
}

/** The learner's own sentences as they were mended; where nothing was wrong, the longest of them. */
function Sentences({ said, language }: { said: readonly SaidSentence[]; language: SupportedLanguage }) {
  const talks = useTexts('talks')
  const { languageCode } = language
  const isMended = said.some(({ edits }) => edits.length > 0)
  return (
    <section aria-labelledby="session-sentences">
      <h2 id="session-sentences" className="text-lg">
        {isMended ? talks.mended : talks.longest}
      </h2>
      <ul className="divide-y divide-dashed divide-line">
        {said.map(({ id, content, mended, edits, reasons }) => (
          <li key={id} className="flex items-center gap-2 py-2.5">
            <HearButton text={mended} languageCode={languageCode} size="lg" />
            <div className="min-w-0">
              <p lang={languageCode} className="text-lg leading-snug wrap-anywhere">
                {edits.length > 0 ? <EditedText text={content} edits={edits} /> : <HeldText text={mended} />}
              </p>
              {reasons.map((reason) => (
                <p key={reason} className="text-sm text-ink-soft">
                  {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
