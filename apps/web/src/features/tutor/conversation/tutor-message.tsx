import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { useState } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { translateText } from '../api/ask-help'
import type { AiMessage } from './messages'
import type { WordView } from '../words/word-view'
import { StopHearing } from '../voice/hear-message'
import { HelpText } from './help-text'
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
}

/** What the tutor said, and what can be done with it. */
export function TutorMessage({ message, tutorName, tokens, view, selected }: TutorMessageProps) {
  const tutor = useTexts('tutor')
  const { id, content, messageType, isOffline, isByBrowser, meaning } = message
  const [isSplit, setIsSplit] = useState(false)
  const [isAsked, setIsAsked] = useState<boolean>()
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
      {isOffline && <p className="mt-1 px-3 text-sm text-ink-soft">{tutor.answeredOffline}</p>}
      {isByBrowser && <p className="mt-1 px-3 text-sm text-ink-soft">{tutor.answeredByBrowser}</p>}
      {isTranslated &&
        (meaning === undefined ? (
          <Translation content={content} languageCode={view.languageCode} />
        ) : (
          <p className="mt-1 max-w-[85%] px-4 text-sm text-ink-soft">{meaning}</p>
        ))}
      {view.showsActions ? (
        <MessageActions
          id={id}
          content={content}
          languageCode={view.languageCode}
          onSplit={showsWords || !tokens ? undefined : () => setIsSplit(true)}
          onTranslate={() => setIsAsked(!isTranslated)}
          isTranslated={isTranslated}
        />
      ) : (
        <StopHearing id={id} />
      )}
    </>
  )
}

function Translation({ content, languageCode }: { content: string; languageCode: string }) {
  const [language] = useInterfaceLanguage()
  return (
    <HelpText
      queryKey={['translation', languageCode, language, content]}
      ask={(signal) => translateText(languageCode, content, signal)}
    />
  )
}
