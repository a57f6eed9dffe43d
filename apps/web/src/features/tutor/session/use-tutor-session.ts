import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import type { Profile } from '@lingarden/database/rows/profile'
import { asksFirst } from '@lingarden/domain/ladder/asks-first'
import { isPlanted } from '@lingarden/domain/word-bank'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { useMemo, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { noPlants, usePlants } from '@/lib/review/use-plants'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useSheet } from '@/lib/use-sheet'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'
import type { SheetName } from './phone-sheets'
import { maskedWords } from '../words/masked-words'
import { useOfflinePreparation } from '../offline/use-offline-preparation'
import { selectedInText, termAlone } from '../words/looked-up'
import type { SelectedWord } from '../words/selected-word'
import { useActivities } from '../activities/use-activities'
import { useLadder } from '../ladder/use-ladder'
import { useConversation } from '../conversation/use-conversation'
import { useConversationStats } from './use-conversation-stats'
import type { TaskStart } from './use-lesson-task'
import { useMeanings } from '../words/use-meanings'
import { useReadings } from '../words/use-readings'
import { useSelectedWord } from '../words/use-selected-word'
import { useLookUps } from './use-look-ups'
import { useEarlierSession, useKeptSession } from './use-kept-session'
import { useSessionEnd } from './use-session-end'
import { useSessionTimer } from './use-session-timer'
import { useStableCallback } from '../../../lib/use-stable-callback'
import { useWordView } from '../words/use-word-view'
import { useReplyVoice } from '../voice/use-reply-voice'

interface SessionOf {
  language: SupportedLanguage
  profile: Profile
  /** A lesson's speaking task to begin with. */
  start: TaskStart | undefined
  /** What the learner chose to talk about. */
  topic: string | undefined
  /** What can be talked about; empty where that could not be loaded. */
  topics: readonly TalkTopic[]
}

/** Speech has its price, so what nobody has asked for is not read out. */
const silent = (profile: Profile): Profile => ({
  ...profile,
  auto_generate_audio: false,
  autoplay_audio: false,
})

/** What happens in a session with the tutor, and what can be done in it: all but how it is laid out. */
export function useTutorSession({ language, profile, start, topic, topics }: SessionOf) {
  const { languageCode } = language
  const tutor = useTexts('tutor')
  const isMobile = useIsMobile()
  const dictionaryQuery = useDictionary(languageCode)
  const dictionary = dictionaryQuery.data
  const earlier = useEarlierSession(languageCode, start ? undefined : topic)
  const tracking = useWordTracking(languageCode, earlier)
  const bank = useWords(languageCode).data
  const wordBank = useMemo(() => (bank ?? []).filter(isPlanted).map(({ word_string }) => word_string), [bank])
  const learner = { profile, wordBank }
  const { breakSession, open, addActivity, mend, ...talk } = useConversation(languageCode, learner, {
    start,
    topic,
    isTopic: (id) => topics.length === 0 || topics.some((each) => each.id === id),
  })
  const { conversation, hasActed } = talk
  const voice = useReplyVoice(conversation, language, hasActed ? profile : silent(profile))
  const clock = useSessionTimer({
    onSync: () => {
      void tracking.sync()
      stats.sync()
    },
    hasBegun: hasActed,
    ...(earlier && { earlierSeconds: earlier.seconds }),
  })
  const stats = useConversationStats(languageCode, conversation, { ...tracking, seconds: clock.seconds })
  const session = useSessionEnd({
    languageCode,
    clock,
    tracking,
    conversation,
    firstMessage: earlier?.firstMessage,
    dictionary,
    breakSession,
  })
  useKeptSession(languageCode, {
    earlier,
    conversation,
    said: session.said,
    tracking,
    seconds: clock.seconds,
    isRunning: hasActed && !session.ended,
    beginAnew: () => {
      tracking.beginSession()
      clock.end()
      clock.begin()
    },
  })
  const [selected, setSelected] = useSelectedWord(languageCode, dictionary)
  usePracticeTime('tutor', {
    isRunning: hasActed && !session.ended,
    languageCode,
    sign: conversation.messages.length,
  })
  const [readings, setReadings] = useReadings(languageCode, profile)
  const { showsMeanings, offersMeanings, setShowsMeanings } = useMeanings(languageCode, profile)
  const sheets = useSheet<SheetName>()
  const [begunAt] = useState(() => Date.now())
  const [freshActivity, setFreshActivity] = useState<string>()
  const activities = useActivities(languageCode, conversation, {
    dictionary,
    add: (activity) => setFreshActivity(addActivity(conversation.id, activity)),
  })
  const ladder = useLadder({ conversation, languageCode, profile, mend })
  const practise = useStableCallback((correction: Pick<Correction, 'original' | 'corrected'>) => {
    sheets.close()
    activities.make({ mistake: correction })
  })
  /** What makes the tutor speak again begins another session. */
  const restart = () => {
    session.begin()
    talk.restart()
  }
  useOfflinePreparation(language)
  const plants = usePlants(languageCode) ?? noPlants
  const masked = useMemo(
    () => maskedWords(profile.mask_words && bank ? bank : [], plants, language.tag),
    [bank, plants, profile.mask_words, language.tag],
  )

  const countLookUp = useLookUps(dictionary, tracking.trackLookUp)
  const select = (word: SelectedWord) => {
    countLookUp(selectedInText(word), word.kept)
    setSelected(word)
    if (isMobile) sheets.show('word')
  }

  const view = useWordView({
    languageCode,
    dictionary,
    onSelect: select,
    masked,
    readings: language.pronunciation ? readings : 'none',
    splitsWords: profile.auto_parse_responses,
    showsDefinitionsOnHover: profile.show_definitions_on_hover,
    showsActions: profile.show_actions,
    showsMeanings,
    hintsFirst: profile.give_feedback && asksFirst(profile, languageCode, begunAt),
    track:
      tracking.isReady && dictionary && hasActed
        ? (message, met) => tracking.trackMessage(message, met, dictionary)
        : undefined,
  })

  const openHistory = (id: string) => {
    sheets.close()
    open(id)
      .then((isOpen) => (isOpen ? session.begin() : showToast({ title: tutor.openElsewhere })))
      .catch((cause: unknown) => {
        logError('The conversation could not be opened', cause)
        showToast({ title: tutor.historyFailed, variant: 'destructive' })
      })
  }

  return {
    ...talk,
    restart,
    retry: () => {
      session.begin()
      talk.retry()
    },
    isMobile,
    dictionaryQuery,
    tracking,
    voice,
    seconds: session.ended?.totalTime ?? clock.seconds,
    session,
    selected,
    select,
    lookUp: (term: string, sentence: string) => countLookUp(termAlone(term), sentence),
    readings,
    setReadings,
    showsMeanings,
    offersMeanings,
    setShowsMeanings,
    sheets,
    activities,
    freshActivity,
    practise,
    ladder,
    view,
    openHistory,
  }
}
