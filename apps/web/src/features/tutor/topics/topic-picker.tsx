import { firstTalkTopic } from '@lingarden/domain/first-talk/answers'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import type { LanguageCode, SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { ArrowLeft, Shuffle } from '@/icons/icons.ts'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { Spinner } from '@/components/ui/spinner'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { currentConversation } from '@/lib/current-conversation'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { tutorPaths } from '@/lib/paths'
import { mayReachServer } from '@/lib/server-reach'
import { useUser } from '@/lib/session/session-provider'
import { useReadings } from '../words/use-readings'
import { usePlayedTopics } from './get-played-topics'
import { FirstTalkOffer } from './first-talk-offer'
import { TopicCard } from './topic-card'
import { bandFor, groupsOf, surprise, topicsIn, type TopicGroup } from './topic-groups'

interface TopicPickerProps {
  language: SupportedLanguage
  profile: Profile
  topics: readonly TalkTopic[]
  /** The learner has chosen; the address says it by itself where a card was pressed. */
  onPick: (topic: string) => void
  onSurprise: (topic: string) => void
}

/** What shall we talk about? Every topic of the language, those of the learner's level first. */
export function TopicPicker({ language, profile, topics, onPick, onSurprise }: TopicPickerProps) {
  const { common, talks } = useTexts('common', 'talks')
  const { languageCode } = language
  const level = parseLevel(profile.language_levels[languageCode])
  const [group, show] = useShownGroup(groupsOf(level, topics))
  const [readings] = useReadings(languageCode, profile)
  const hasReadings = language.pronunciation && readings !== 'none'
  const dictionary = useDictionary(hasReadings ? languageCode : undefined).data
  const { data: known, isPending } = usePlayedTopics(languageCode)
  // What was talked about makes room for itself: shown a moment later the list would jump.
  const isLate = useIsLate(longestHold)
  const isHeld = isPending && !isLate
  const played = known ?? new Map<string, string>()
  // A browser without a connection may not know of it.
  const isFirst =
    level === 'beginner' && known !== undefined && !known.has(firstTalkTopic) && mayReachServer()
  const [now] = useState(() => Date.now())
  const shown = topicsIn(group, level, topics)
  const labelOf = (each: TopicGroup) =>
    each === 'mine'
      ? talks.forMe(bandFor(level, topics))
      : each === 'all'
        ? talks.all(topics.length)
        : each === 'open'
          ? talks.openTalk
          : each
  return (
    <div data-tour="topics" className="mx-auto grid max-w-[1080px] grid-cols-1 gap-4 pb-6">
      <OpenTalk languageCode={languageCode} topics={topics} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-xl outline-none md:text-2xl">
          {talks.title}
        </h1>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={shown.length === 0}
          onClick={() => {
            const chosen = anyOf(shown, played)
            if (chosen) onSurprise(chosen.id)
          }}
        >
          <Shuffle size={18} aria-hidden />
          {talks.surprise}
        </Button>
      </div>
      {isHeld ? (
        <Spinner label={common.loading} />
      ) : (
        <>
          {isFirst && <FirstTalkOffer language={language} />}
          <SegmentedControl
            legend={talks.level}
            value={group}
            onChange={show}
            options={groupsOf(level, topics).map((each) => ({ value: each, label: labelOf(each) }))}
          />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3.5">
            {shown.map((topic) => (
              <li key={topic.id} className="grid">
                <TopicCard
                  topic={topic}
                  language={language}
                  view={{ languageCode, dictionary, readings: hasReadings ? readings : 'none' }}
                  played={played.get(topic.id)}
                  now={now}
                  onPick={() => onPick(topic.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Milliseconds for which the list waits to know what was talked about. */
const longestHold = 1000

/** Whether so many milliseconds have passed since it was first drawn. */
function useIsLate(milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLate
}

/** The way back to the talk that has not been ended. */
function OpenTalk({ languageCode, topics }: { languageCode: LanguageCode; topics: readonly TalkTopic[] }) {
  const { id: userId } = useUser()
  const [reader] = useInterfaceLanguage()
  const open = currentConversation(userId, languageCode)
  const topic = topics.find(
    ({ id }) => open !== undefined && currentConversation(userId, languageCode, id) === open,
  )
  if (!topic) return null
  return (
    <Link
      to={tutorPaths.topic(topic.id)}
      className={`${buttonClass('ghost', 'sm')} -ml-3 justify-self-start`}
    >
      <ArrowLeft size={16} aria-hidden />
      {topic.title[reader]}
    </Link>
  )
}

const anyOf = (topics: readonly TalkTopic[], played: ReadonlyMap<string, string>) =>
  surprise(topics, played, Math.random())

/** The group that the address names, so that the way back leads to it; else what fits the learner. */
function useShownGroup(groups: readonly TopicGroup[]): [TopicGroup, (group: TopicGroup) => void] {
  const [search, setSearch] = useSearchParams()
  const group = groups.find((each) => each === search.get('show')) ?? 'mine'
  return [group, (wanted) => setSearch({ view: 'topics', show: wanted }, { replace: true })]
}
