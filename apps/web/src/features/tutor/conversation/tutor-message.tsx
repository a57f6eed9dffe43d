import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { useState } from 'react'
import { SentenceExplanation } from '@/components/sentences/sentence-explanation'
import { useTexts } from '@/i18n/texts'
import type { AiMessage } from './messages'
import type { WordView } from '../words/word-view'
import { StopHearing } from '../voice/hear-message'
import { MessageMeaning } from './message-meaning'
import { MessageActions } from './message-actions'
import type { WordRange } from '@/components/words/phrase/word-range'
import { MessageBubble } from '@/components/conversation/message-bubble'
import { MessageText } from './message-text'

interface TutorMessageProps {
  message: AiMessage
  tutorName: string
  tokens: readonly ReadToken[] | undefined
  view: WordView
  selected: WordRange | undefined
  /** The line to answer. */
  isNewest: boolean
}

/** What the tutor said, and what can be done with it. */
export function TutorMessage(props: TutorMessageProps) {
  const { message, tutorName, tokens, view, selected, isNewest } = props
  const tutor = useTexts('tutor')
  const { id, content, messageType, isOffline, isByBrowser, meaning } = message
  const [isSplit, setIsSplit] = useState(false)
  const [isAsked, setIsAsked] = useState<boolean>()
  const [isExplained, setIsExplained] = useState(false)
  const isTranslated = isAsked ?? (view.showsMeanings && meaning !== undefined)
  const showsWords = view.splitsWords || isSplit
  return (
    <>
      <MessageBubble type="ai" messageType={messageType}>
        <span className="sr-only">{tutorName}: </span>
        <MessageText
          id={id}
          content={content}
          kept={content}
          tokens={showsWords ? tokens : undefined}
          isTutor
          view={view}
          selected={selected}
        />
      </MessageBubble>
      {isOffline && <p className="mt-1 px-1 text-sm text-ink-soft">{tutor.answeredOffline}</p>}
      {isByBrowser && <p className="mt-1 px-1 text-sm text-ink-soft">{tutor.answeredByBrowser}</p>}
      {isTranslated &&
        (meaning === undefined ? (
          <MessageMeaning content={content} languageCode={view.languageCode} />
        ) : (
          <p className="mt-1 max-w-[600px] px-1 text-ink-soft">{meaning}</p>
        ))}
      {isExplained && (
        <div className="mt-1 max-w-[600px] px-1">
          <SentenceExplanation text={content} languageCode={view.languageCode} />
        </div>
      )}
      {view.showsActions ? (
        <MessageActions
          id={id}
          content={content}
          languageCode={view.languageCode}
          onSplit={showsWords || !tokens ? undefined : () => setIsSplit(true)}
          isNewest={isNewest}
          onTranslate={() => setIsAsked(!isTranslated)}
          isTranslated={isTranslated}
          onExplain={() => setIsExplained(!isExplained)}
        />
      ) : (
        <StopHearing id={id} />
      )}
    </>
  )
}
