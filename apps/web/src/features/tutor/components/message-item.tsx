import type { Correction } from '@lingarden/domain/tutor-turn'
import { memo, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { hasHelp, translateText } from '../api/ask-help'
import type { AiMessage, UserMessage } from '../messages'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import { CorrectionLine } from '@/components/corrections/correction-line'
import { HearMessage } from './hear-message'
import { HelpText } from './help-text'
import { MessageActions } from './message-actions'
import { MessageBubble } from './message-bubble'
import { MessageText } from './message-text'
import type { WordView } from '../word-view'

interface MessageItemProps {
  message: AiMessage | UserMessage
  tutorName: string
  /** Of an earlier session: its words were counted then. */
  isEarlier: boolean
  view: WordView
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

/** Renders again only when something of it changes; a conversation may be long. */
export const MessageItem = memo(function MessageItem({
  message,
  tutorName,
  isEarlier,
  view,
  onPractise,
}: MessageItemProps) {
  const { tutor } = useTexts()
  const { id, content } = message
  const isTutor = message.type === 'ai'
  const [isSplit, setIsSplit] = useState(false)
  const [isTranslated, setIsTranslated] = useState(false)
  // Deferred: the words of a long conversation come all at once, and the page is to answer meanwhile.
  const tokens = useDeferredValue(useTextTokens(content, view.languageCode, view.dictionary))
  const showsWords = view.splitsWords || isSplit

  const onTokens = useEffectEvent(() => {
    if (tokens && !isEarlier) view.track?.({ id, content }, tokens)
  })
  const canTrack = tokens !== undefined && view.track !== undefined
  useEffect(() => {
    if (canTrack) onTokens()
  }, [canTrack])

  return (
    <li>
      <MessageBubble type={message.type} messageType={isTutor ? message.messageType : undefined}>
        <span className="sr-only">{isTutor ? tutorName : tutor.you}: </span>
        <MessageText
          id={id}
          content={content}
          tokens={showsWords ? tokens : undefined}
          isTutor={isTutor}
          view={view}
        />
      </MessageBubble>
      {isTutor && message.isOffline && (
        <p className="mt-1 px-4 text-sm text-ink-soft">{tutor.answeredOffline}</p>
      )}
      {message.type === 'user' && <Corrections message={message} view={view} onPractise={onPractise} />}
      {isTutor && view.showsActions && (
        <MessageActions
          id={id}
          content={content}
          languageCode={view.languageCode}
          onSplit={showsWords || !tokens ? undefined : () => setIsSplit(true)}
          onTranslate={() => setIsTranslated(!isTranslated)}
          isTranslated={isTranslated}
        />
      )}
      {isTutor && !view.showsActions && <HearMessage id={id} content={content} isQuiet />}
      {isTranslated && <Translation content={content} languageCode={view.languageCode} />}
    </li>
  )
})

function Translation({ content, languageCode }: { content: string; languageCode: string }) {
  const { tutor } = useTexts()
  const [language] = useInterfaceLanguage()
  if (!hasHelp()) return <p className="mt-1 px-4 text-sm text-ink-soft">{tutor.noLanguageModel}</p>
  return (
    <HelpText
      queryKey={['translation', languageCode, language, content]}
      ask={(signal) => translateText(languageCode, content, signal)}
    />
  )
}

interface CorrectionsProps {
  message: UserMessage
  view: WordView
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

function Corrections({ message, view, onPractise }: CorrectionsProps) {
  const { feedback, content } = message
  if (feedback?.status !== 'complete') return null
  return (
    <div className="mt-1 ml-auto grid w-fit max-w-[85%] grid-cols-[minmax(0,1fr)] gap-2 px-4">
      {feedback.feedback.corrections.map((correction) => (
        <CorrectionLine
          key={`${correction.original}|${correction.corrected}`}
          correction={correction}
          sentence={content}
          languageCode={view.languageCode}
          hintsFirst={view.hintsFirst}
          onPractise={onPractise}
        />
      ))}
    </div>
  )
}
