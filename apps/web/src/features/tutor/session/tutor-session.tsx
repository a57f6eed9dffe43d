import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { WritingAbout } from '@/components/pinyin/writing-about'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { lastFeedback, type Conversation } from '../conversation/conversation'
import { lastOpen } from '../ladder/asked-message'
import type { TaskStart } from './use-lesson-task'
import { useTutorSession } from './use-tutor-session'
import { ReplyVoiceContext } from '../voice/use-reply-voice'
import { Composer } from '../conversation/composer'
import { ConnectionNote } from '../conversation/connection-note'
import { ExerciseMenu } from '../activities/exercise-menu'
import { FeedbackPanel } from '../conversation/feedback-panel'
import { HistoryPanel } from '../history/history-panel'
import { LessonTask } from './lesson-task'
import { LevelOffer } from './level-offer'
import { MessageList } from '../conversation/message-list'
import { PhoneSheets } from './phone-sheets'
import { FirstNote } from './first-note'
import { SessionEnd } from './session-end'
import { SessionPanel } from './session-panel'
import { TalkControls } from './talk-controls'
import { TutorHeader } from './tutor-header'
import { TutorSitter } from './tutor-sitter'
import { MaskNote } from '../words/mask-note'
import { WordPanel } from '../words/word-panel'
import './talk.css'

interface TutorSessionProps {
  language: SupportedLanguage
  profile: Profile
  /** A lesson's speaking task to begin with. */
  start: TaskStart | undefined
  /** What the learner chose to talk about. */
  topic: string | undefined
  /** What can be talked about. */
  topics: readonly TalkTopic[]
  /** The talk is about a topic now. */
  onTopic: (conversationId: string, topic: string) => void
  /** Leads to what else can be talked about. */
  onTopics: () => void
}

/** The tutor's screen: the session at the left, the conversation in the middle, feedback and word at the right. */
export function TutorSession(props: TutorSessionProps) {
  const { language, profile, start, topic, topics, onTopic, onTopics } = props
  const { languageCode, voiceTutorNames } = language
  const tutorName = voiceTutorNames[profile.voice_setting]
  const { talks, tutor } = useTexts('talks', 'tutor')
  const tutoring = useTutorSession({ language, profile, start, topic, topics })
  const { isMobile, dictionaryQuery, tracking, conversation, session, sheets, selected, practise } = tutoring
  const current = conversation.topics.at(-1)
  const about = topics.find(({ id }) => id === current)
  const talkedOf = conversation.topics.flatMap((each) => topics.filter(({ id }) => id === each))
  const tell = useEffectEvent(onTopic)
  const isOpen = conversation.messages.length > 0 && !session.ended
  useEffect(() => {
    if (isOpen && current !== undefined) tell(conversation.id, current)
  }, [isOpen, conversation.id, current])
  const wordPanel = (
    <WordPanel
      selected={selected}
      language={language}
      dictionary={dictionaryQuery.data}
      hasDictionaryFailed={dictionaryQuery.isError}
      onSelect={tutoring.select}
      onLookUp={tutoring.lookUp}
      onBeforeAdd={tracking.sync}
    />
  )
  const feedback = lastFeedback(conversation)
  const feedbackPanel = (
    <FeedbackPanel
      feedback={feedback}
      languageCode={languageCode}
      view={tutoring.view}
      asked={tutoring.view.hintsFirst ? lastOpen(conversation, languageCode) : undefined}
    />
  )
  const controls = {
    language,
    readings: tutoring.readings,
    onReadings: tutoring.setReadings,
    showsMeanings: tutoring.showsMeanings,
    onShowMeanings: tutoring.setShowsMeanings,
    onRestart: () => {
      sheets.close()
      tutoring.restart()
    },
  }
  const sessionPanel = (sitter?: ReactNode) => (
    <div className="grid grid-cols-1 gap-4">
      <SessionPanel
        sitter={sitter}
        controls={isMobile && <TalkControls {...controls} />}
        seconds={tutoring.seconds}
        stats={tracking}
        goals={conversation.goals}
        languageCode={languageCode}
        topic={about}
        onTopics={() => {
          sheets.close()
          onTopics()
        }}
        onEnd={() => {
          sheets.close()
          session.end()
        }}
      />
      <HistoryPanel
        languageCode={languageCode}
        currentId={conversation.id}
        onOpen={tutoring.openHistory}
        onDeleted={tutoring.restart}
      />
    </div>
  )

  if (session.ended)
    return <SessionEnd summary={session.ended} language={language} tutorName={tutorName} topics={talkedOf} />
  const screen = (
    <div className="talk-screen grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-1 xl:grid-cols-[16rem_minmax(0,1fr)_19rem]">
      {!isMobile && (
        <aside
          aria-label={tutor.session}
          className="hidden grid-cols-1 content-start overflow-y-auto p-px xl:grid"
        >
          {sessionPanel(<TutorSitter language={language} tutorName={tutorName} />)}
        </aside>
      )}
      {/* On a phone the conversation takes what the page leaves at its edges. */}
      <div className="talk-column -my-4 flex min-w-0 flex-col gap-2 md:my-0 md:gap-3">
        <TutorHeader
          language={language}
          tutorName={tutorName}
          topic={about}
          goals={conversation.goals}
          controls={controls}
          isDictionaryLoading={dictionaryQuery.isLoading}
          onOpenSheet={isMobile ? sheets.show : undefined}
          corrections={feedback?.status === 'complete' ? feedback.feedback.corrections.length : 0}
        />
        <ConnectionNote />
        <FirstNote />
        {start?.conversationId === conversation.id && (
          <LessonTask task={start.task} goals={conversation.goals} />
        )}
        <MessageList
          conversation={conversation}
          language={language}
          tutorName={tutorName}
          view={tutoring.view}
          selected={selected}
          begun={session.said[0]?.id}
          freshActivity={tutoring.freshActivity}
          onAct={tutoring.act}
          onRetry={tutoring.retry}
          ladder={tutoring.ladder}
          onPractise={practise}
          onAnswer={tutoring.answerExercise}
        />
        <MaskNote
          messages={conversation.messages}
          masked={tutoring.view.masked}
          languageCode={languageCode}
        />
        <LevelOffer profile={profile} languageCode={languageCode} messages={conversation.messages} />
        <WritingAbout value={talkAbout(conversation)}>
          <Composer
            languageCode={languageCode}
            level={parseLevel(profile.language_levels[languageCode])}
            suggestions={conversation.suggestions?.items ?? []}
            meanings={tutoring.offersMeanings ? (conversation.suggestions?.meanings ?? []) : []}
            view={tutoring.view}
            isReplying={conversation.phase === 'replying'}
            actions={
              <ExerciseMenu
                isMaking={tutoring.activities.isMaking}
                disabled={conversation.phase === 'replying'}
                onMake={tutoring.activities.make}
              />
            }
            next={
              // On a phone the way out lies in a sheet: it is offered once there is nothing left to reach.
              isMobile &&
              isAllReached(conversation) && (
                <Button variant="secondary" onClick={session.end} className="min-h-14">
                  {talks.end}
                </Button>
              )
            }
            onSend={tutoring.send}
            onStop={() => {
              tutoring.stop()
              tutoring.voice.silence()
            }}
          />
        </WritingAbout>
      </div>
      {isMobile ? (
        <PhoneSheets
          open={sheets.open}
          onClose={sheets.close}
          session={sessionPanel()}
          feedback={feedbackPanel}
          word={wordPanel}
        />
      ) : (
        <aside aria-label={tutor.sides} className="grid content-start gap-4 overflow-y-auto p-px">
          {wordPanel}
          {feedbackPanel}
          <div className="xl:hidden">{sessionPanel()}</div>
        </aside>
      )}
    </div>
  )
  return <ReplyVoiceContext value={tutoring.voice}>{screen}</ReplyVoiceContext>
}

/** Whether goals were set, all of them are reached, and nothing is being said. */
const isAllReached = ({ goals, phase }: Conversation): boolean =>
  phase !== 'replying' && goals.length > 0 && goals.every(({ completed }) => completed)

/** So many messages back an answer takes up the words of. */
const messagesTakenUp = 6

/** What was just said and what may be said next: what is written is likely to be of that. */
const talkAbout = ({ messages, suggestions, goals }: Conversation): string =>
  [
    ...messages.slice(-messagesTakenUp).map(({ content }) => content),
    ...(suggestions?.items ?? []),
    ...goals.map(({ text }) => text),
  ].join('\n')
