import type { Correction } from '@lingarden/domain/tutor-turn'
import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { Conversation } from './conversation'
import { useEarlierMessages } from './use-earlier-messages'
import { useFollowedScroll } from './use-followed-scroll'
import { ActivityItem } from '../activities/activity-item'
import { FailedNote } from './failed-note'
import { FinishedReply } from './finished-reply'
import { MessageBubble } from '@/components/conversation/message-bubble'
import type { LadderActions } from '../ladder/message-ladder'
import { MessageItem } from './message-item'
import { PlainText } from './plain-text'
import { rangeOf, type SelectedWord } from '../words/selected-word'
import type { WordView } from '../words/word-view'

interface MessageListProps {
  conversation: Conversation
  language: SupportedLanguage
  tutorName: string
  view: WordView
  selected: SelectedWord | undefined
  /** The learner's first message of this session: where the page was loaded anew since, nothing earlier has ended. */
  begun?: string | undefined
  /** The activity that the learner has just asked for. */
  freshActivity: string | undefined
  /** The learner has pressed something in here: a word, a sound, a translation. */
  onAct: () => void
  onRetry: () => void
  ladder: LadderActions
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
  onAnswer: (messageId: string, place: number, answer: ExerciseAnswer) => void
}

/** Messages at the end that are always laid out, so that the end is where it seems to be. */
const laidOut = 12

/** The conversation. It follows new text unless the learner has scrolled back. */
export function MessageList(props: MessageListProps) {
  const { conversation, language, tutorName, view, selected, begun, freshActivity } = props
  const { onAct, onRetry, ladder, onPractise, onAnswer } = props
  const tutor = useTexts('tutor')
  const { messages, phase, streaming, failed } = conversation
  const { list, onScroll, keepPlace } = useFollowedScroll()
  const { first, showEarlier } = useEarlierMessages(conversation)
  const newest = messages.findLastIndex(({ type }) => type === 'ai')
  const firstOwn = messages.findIndex(({ id }) => id === begun)
  const lastBreak = messages.findLastIndex(({ type }) => type === 'session_break')

  return (
    <>
      <div
        ref={list}
        role="log"
        data-tour="conversation"
        aria-live="off"
        aria-label={tutor.conversation}
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) onAct()
        }}
        // Relative: what is placed for screen readers alone belongs in here, or a long conversation stretches the page.
        className="relative min-h-0 flex-1 overflow-y-auto px-1 py-2"
      >
        {first > 0 && (
          <div className="mb-3 text-center">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                keepPlace()
                showEarlier()
              }}
            >
              {tutor.showEarlier(first)}
            </Button>
          </div>
        )}
        {/* The column may be narrower than its longest word, which then breaks. */}
        <ol className="grid grid-cols-1 gap-3">
          {messages.map((message, place) => {
            if (place < first) return null
            if (message.type === 'session_break') {
              return firstOwn >= 0 && place > firstOwn ? null : <SessionBreak key={message.id} />
            }
            if (message.type === 'activity') {
              return (
                <ActivityItem
                  key={message.id}
                  message={message}
                  language={language}
                  view={view}
                  isFresh={message.id === freshActivity}
                  onAnswer={(exercise, answer) => onAnswer(message.id, exercise, answer)}
                />
              )
            }
            return (
              <MessageItem
                key={message.id}
                message={message}
                tutorName={tutorName}
                isEarlier={place < lastBreak}
                isFailed={failed?.messageId === message.id}
                isFar={place < messages.length - laidOut}
                isNewest={place === newest}
                view={view}
                selected={selected?.messageId === message.id ? rangeOf(selected) : undefined}
                ladder={ladder}
                onPractise={onPractise}
              />
            )
          })}
          {phase === 'replying' && (
            <li key="streaming" aria-hidden>
              <MessageBubble type="ai">
                <PlainText languageCode={language.languageCode} hasReadings={view.readings !== 'none'}>
                  {streaming || '…'}
                </PlainText>
              </MessageBubble>
            </li>
          )}
        </ol>
        {failed?.received && (
          <div className="mt-3">
            <MessageBubble type="ai">
              <PlainText languageCode={language.languageCode} hasReadings={view.readings !== 'none'}>
                {failed.received}
              </PlainText>
            </MessageBubble>
          </div>
        )}
        {failed && <FailedNote failed={failed} onRetry={onRetry} />}
      </div>
      <FinishedReply
        messages={messages.slice(lastBreak + 1)}
        tutorName={tutorName}
        language={language}
        hintsFirst={view.hintsFirst}
      />
    </>
  )
}

function SessionBreak() {
  const tutor = useTexts('tutor')
  return (
    <li className="flex items-center gap-3 py-2 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {tutor.earlier}
    </li>
  )
}
