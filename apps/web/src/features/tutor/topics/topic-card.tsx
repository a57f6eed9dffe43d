import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { pictureOfScene } from '@lingarden/domain/pictures/picture-of'
import { Link } from 'react-router'
import { Picture } from '@/components/pictures/picture'
import { cardClass } from '@/components/ui/card-class'
import { HeldText } from '@/components/words/held-text'
import { formatAgo } from '@/i18n/format-ago'
import { WholeWords } from '@/components/ui/whole-words'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { tutorPaths } from '@/lib/paths'
import type { WordView } from '../words/word-view'
import { TextWithReadings } from '../words/text-with-readings'

interface TopicCardProps {
  topic: TalkTopic
  language: SupportedLanguage
  view: Pick<WordView, 'languageCode' | 'dictionary' | 'readings'>
  /** When it was talked about last, as ISO 8601. */
  played: string | undefined
  /** Milliseconds since the epoch. */
  now: number
  onPick: () => void
}

/** A topic to choose: what it is called, how hard it is, and one sentence that one will be able to say. */
export function TopicCard({ topic, language, view, played, now, onPick }: TopicCardProps) {
  const talks = useTexts('talks')
  const [reader] = useInterfaceLanguage()
  const meaning = topic.means[reader]
  return (
    <Link
      to={tutorPaths.topic(topic.id)}
      onClick={onPick}
      className={`${cardClass('lg')} flex min-h-28 overflow-hidden text-left hover:bg-leaf-pale/40`}
    >
      <Picture name={pictureOfScene(topic.id)} className="w-24 shrink-0 self-stretch sm:w-32" />
      <span className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:p-4">
        <span className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <b className="whole-words max-w-full min-w-min flex-1 font-display text-lg leading-tight font-semibold wrap-break-word">
            <WholeWords text={topic.title[reader]} />
          </b>
          <span className="shrink-0 rounded-full border border-control-line px-2 text-sm">
            {topic.isOpen ? talks.open : topic.band}
          </span>
        </span>
        <span lang={language.languageCode} className="leading-snug">
          {view.readings === 'none' ? (
            <HeldText text={topic.say} />
          ) : (
            <TextWithReadings text={topic.say} view={view} />
          )}
        </span>
        {meaning !== undefined && <span className="text-sm text-ink-soft">{meaning}</span>}
        {played !== undefined && (
          <span className="mt-auto text-sm text-ink-soft">
            {talks.played(formatAgo(reader, Math.max(0, now - Date.parse(played))))}
          </span>
        )}
      </span>
    </Link>
  )
}
