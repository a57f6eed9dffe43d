import { findLanguage, type SupportedLanguage } from '@lingarden/languages/find-language'
import type { Profile } from '@lingarden/database/rows/profile'
import { parseLevel } from '@lingarden/domain/levels'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { Activity, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { tutorPaths } from '@/lib/paths'
import { useProfile } from '@/lib/profile/get-profile'
import { TutorSession } from './session/tutor-session'
import { useLessonTask } from './session/use-lesson-task'
import { TopicPicker } from './topics/topic-picker'
import { surprise, topicsIn } from './topics/topic-groups'
import { useTalkAddress } from './topics/use-talk-address'
import { useTopics } from './topics/use-topics'

/** /tutor: a conversation in the language the learner learns, once they have chosen what to talk about. */
export function TutorPage() {
  const { common, tutor } = useTexts('common', 'tutor')
  usePageTitle(tutor.title)
  const profile = useProfile()
  if (profile.isError && !profile.data) {
    return <ErrorState message={common.somethingWentWrong} onRetry={() => void profile.refetch()} />
  }
  const language: SupportedLanguage | undefined = findLanguage(profile.data?.current_language_code)
  if (!profile.data || !language) return <Spinner label={common.loading} />
  return <TalkOrTopics key={language.languageCode} language={language} profile={profile.data} />
}

/** The talk that the address names, or the list to choose one from; behind the list the talk stays as it was. */
function TalkOrTopics({ language, profile }: { language: SupportedLanguage; profile: Profile }) {
  const { common, talks } = useTexts('common', 'talks')
  const navigate = useNavigate()
  const { languageCode, tag } = language
  const { isLoading, start } = useLessonTask(languageCode)
  const { isPicking, isSurprise, visit, pick, follow } = useTalkAddress(languageCode, start)
  const topics = useTopics(tag)
  const isTopic = (id: string) => topics.data?.some((topic) => topic.id === id) ?? true
  const isGone = !isPicking && visit?.topic !== undefined && !isTopic(visit.topic)
  const leave = useEffectEvent(() => {
    showToast({ title: talks.gone })
    void navigate(tutorPaths.topics, { replace: true })
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  const begin = (topic: string, replace = false) => {
    pick(topic)
    void navigate(tutorPaths.topic(topic), { replace })
  }
  const beginAny = useEffectEvent((all: readonly TalkTopic[]) => {
    const level = parseLevel(profile.language_levels[languageCode])
    const chosen = surprise(topicsIn('mine', level, all), new Map(), Math.random())
    if (chosen) begin(chosen.id, true)
  })
  useEffect(() => {
    if (isSurprise && topics.data) beginAny(topics.data)
  }, [isSurprise, topics.data])

  if (isLoading || topics.isPending || isGone || isSurprise) return <Spinner label={common.loading} />
  if (isPicking && topics.isError) {
    return <ErrorState message={talks.failed} onRetry={() => void topics.refetch()} />
  }
  if (!isPicking && !visit) return <Spinner label={common.loading} />
  return (
    <>
      {isPicking && (
        <TopicPicker
          language={language}
          profile={profile}
          topics={topics.data ?? []}
          onPick={pick}
          onSurprise={begin}
        />
      )}
      {visit && (visit.topic === undefined || isTopic(visit.topic)) && (
        <Activity mode={isPicking ? 'hidden' : 'visible'}>
          <TutorSession
            key={visit.count}
            language={language}
            profile={profile}
            start={visit.start}
            topic={visit.topic}
            topics={topics.data ?? []}
            onTopic={follow}
            onTopics={() => void navigate(tutorPaths.topics)}
          />
        </Activity>
      )}
    </>
  )
}
