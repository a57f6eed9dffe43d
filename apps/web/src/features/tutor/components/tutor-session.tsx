import type { Correction } from '@lingarden/domain/tutor-turn'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { defaultLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/domain/profile'
import { useMemo, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { logError } from '@/lib/log'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useSheet } from '@/lib/use-sheet'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'
import { lastFeedback } from '../conversation'
import { maskedWords } from '../masked-words'
import { selectedTerm, type SelectedWord } from '../selected-word'
import type { TaskStart } from '../use-lesson-task'
import { useActivities } from '../use-activities'
import { useConversation } from '../use-conversation'
import { useConversationStats } from '../use-conversation-stats'
import { useOfflinePreparation } from '../offline/use-offline-preparation'
import { useResetMarker } from '../use-reset-marker'
import { useSessionEnd } from '../use-session-end'
import { useSessionTimer } from '../use-session-timer'
import { useReadings } from '../use-readings'
import { useSelectedWord } from '../use-selected-word'
import { useStableCallback } from '../use-stable-callback'
import { useWordView } from '../use-word-view'
import { ReplyVoiceContext, useReplyVoice } from '../voice/use-reply-voice'
import { Composer } from './composer'
import { ConnectionNote } from './connection-note'
import { ExerciseMenu } from './exercise-menu'
import { FeedbackPanel } from './feedback-panel'
import { HistoryPanel } from './history-panel'
import { LessonTask } from './lesson-task'
import { MessageList } from './message-list'
import { PhoneSheets, type SheetName } from './phone-sheets'
import { SessionPanel } from './session-panel'
import { SessionSummaryDialog } from './session-summary-dialog'
import { TutorHeader } from './tutor-header'
import { WordPanel } from './word-panel'

interface TutorSessionProps {
  language: SupportedLanguage
  profile: Profile
  /** A lesson's speaking task to begin with. */
  start: TaskStart | undefined
}

/** The tutor's screen: the session at the left, the conversation in the middle, feedback and word at the right. */
export function TutorSession({ language, profile, start }: TutorSessionProps) {
  const { languageCode, voiceTutorNames } = language
  const { tutor } = useTexts()
  const isMobile = useIsMobile()
  const dictionaryQuery = useDictionary(languageCode)
  const dictionary = dictionaryQuery.data
  const tracking = useWordTracking(languageCode)
  const bank = useWords(languageCode).data
  const wordBank = useMemo(() => (bank ?? []).map(({ word_string }) => word_string), [bank])
  const learner = { profile, wordBank }
  const { conversation, send, retry, stop, restart, breakSession, open, addActivity, answerExercise } =
    useConversation(languageCode, learner, start)
  const voice = useReplyVoice(conversation, language, profile)
  const clock = useSessionTimer({
    onSync: () => {
      void tracking.sync()
      stats.sync()
    },
    onLeave: tracking.leave,
  })
  const stats = useConversationStats(languageCode, conversation, { ...tracking, seconds: clock.seconds })
  const session = useSessionEnd({ languageCode, clock, tracking, conversation, breakSession })
  const [selected, setSelected] = useSelectedWord(languageCode, dictionary)
  usePracticeTime('tutor', {
    isRunning: !session.summary,
    languageCode,
    sign: conversation.messages.length,
  })
  const [readings, setReadings] = useReadings(languageCode, profile)
  const sheets = useSheet<SheetName>()
  const [freshActivity, setFreshActivity] = useState<string>()
  const activities = useActivities(languageCode, conversation, {
    dictionary,
    add: (activity) => setFreshActivity(addActivity(conversation.id, activity)),
  })
  const practise = useStableCallback((correction: Pick<Correction, 'original' | 'corrected'>) => {
    sheets.close()
    activities.make({ mistake: correction })
  })
  useResetMarker(restart)
  useOfflinePreparation(language)
  const masked = useMemo(
    () => maskedWords(profile.mask_words && bank ? bank : []),
    [bank, profile.mask_words],
  )

  const select = (word: SelectedWord) => {
    tracking.trackClick(selectedTerm(word), word.sentence)
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
    hintsFirst: profile.hint_first,
    track:
      tracking.isReady && dictionary
        ? (message, tokens) => tracking.trackMessage(message, tokens, dictionary)
        : undefined,
  })

  const wordPanel = (
    <WordPanel
      selected={selected}
      language={language}
      dictionary={dictionary}
      hasDictionaryFailed={dictionaryQuery.isError}
      onSelect={select}
      onLookUp={tracking.trackClick}
      onBeforeAdd={tracking.sync}
    />
  )
  const feedback = lastFeedback(conversation)
  const feedbackPanel = (
    <FeedbackPanel
      feedback={feedback}
      languageCode={languageCode}
      hintsFirst={profile.hint_first}
      onPractise={practise}
    />
  )
  const openHistory = (id: string) => {
    sheets.close()
    open(id)
      .then((isOpen) => (isOpen ? undefined : showToast({ title: tutor.openElsewhere })))
      .catch((cause: unknown) => {
        logError('The conversation could not be opened', cause)
        showToast({ title: tutor.historyFailed, variant: 'destructive' })
      })
  }
  const sessionPanel = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SessionPanel
        seconds={clock.seconds}
        stats={tracking}
        goals={conversation.goals}
        languageCode={languageCode}
        onEnd={() => {
          sheets.close()
          session.end()
        }}
      />
      <HistoryPanel
        languageCode={languageCode}
        currentId={conversation.id}
        onOpen={openHistory}
        onDeleted={restart}
      />
    </div>
  )

  const screen = (
    <div className="grid gap-4 md:h-[calc(100dvh-7rem)] md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-1 xl:grid-cols-[14rem_minmax(0,1fr)_19rem]">
      {!isMobile && (
        <aside
          aria-label={tutor.session}
          className="hidden grid-cols-[minmax(0,1fr)] content-start overflow-y-auto p-px xl:grid"
        >
          {sessionPanel}
        </aside>
      )}
      {/* On a phone the conversation takes what the page leaves at its edges. */}
      <div className="-my-4 flex h-[calc(100dvh-5rem)] min-h-96 min-w-0 flex-col gap-2 md:my-0 md:h-[calc(100dvh-7rem)] md:gap-3">
        <TutorHeader
          language={language}
          tutorName={voiceTutorNames[profile.voice_setting]}
          readings={readings}
          onReadings={setReadings}
          isDictionaryLoading={dictionaryQuery.isLoading}
          onRestart={restart}
          onOpenSheet={isMobile ? sheets.show : undefined}
          corrections={feedback?.status === 'complete' ? feedback.feedback.corrections.length : 0}
        />
        <ConnectionNote />
        {start?.conversationId === conversation.id && (
          <LessonTask task={start.task} goals={conversation.goals} />
        )}
        <MessageList
          conversation={conversation}
          language={language}
          tutorName={voiceTutorNames[profile.voice_setting]}
          view={view}
          selected={selected}
          freshActivity={freshActivity}
          onRetry={retry}
          onPractise={practise}
          onAnswer={answerExercise}
        />
        <Composer
          language={translateFixed(language.language)}
          languageCode={languageCode}
          level={profile.language_levels[languageCode] ?? defaultLevel}
          suggestions={conversation.suggestions?.items ?? []}
          isReplying={conversation.phase === 'replying'}
          actions={
            <ExerciseMenu
              isMaking={activities.isMaking}
              disabled={conversation.phase === 'replying'}
              onMake={activities.make}
            />
          }
          onSend={send}
          onStop={() => {
            stop()
            voice.silence()
          }}
        />
      </div>
      {isMobile ? (
        <PhoneSheets
          open={sheets.open}
          onClose={sheets.close}
          session={sessionPanel}
          feedback={feedbackPanel}
          word={wordPanel}
        />
      ) : (
        <aside aria-label={tutor.sides} className="grid content-start gap-4 overflow-y-auto p-px">
          {wordPanel}
          {feedbackPanel}
          <div className="xl:hidden">{sessionPanel}</div>
        </aside>
      )}
      {session.summary && (
        <SessionSummaryDialog summary={session.summary} languageCode={languageCode} onClose={session.begin} />
      )}
    </div>
  )
  return <ReplyVoiceContext value={voice}>{screen}</ReplyVoiceContext>
}
