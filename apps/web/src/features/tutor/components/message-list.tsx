import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { Conversation } from '../conversation'
import { MessageItem } from './message-item'

interface MessageListProps {
  conversation: Conversation
  language: SupportedLanguage
  dictionary: Dictionary | undefined
  selected: string | undefined
  masked: ReadonlySet<string>
  showsReadings: boolean
  onTokens: (messageId: string, sentence: string, tokens: readonly TextToken[]) => void
  onSelect: (term: string, sentence: string) => void
  onRetry: () => void
}

/** The conversation; screen readers hear of finished messages only, not of each piece. */
export function MessageList({ conversation, language, onRetry, ...item }: MessageListProps) {
  const { tutor } = useTexts()
  const { messages, streaming, failed } = conversation
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages.length, streaming, failed])
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="log" aria-label={tutor.conversation} tabIndex={0} className="flex-1 overflow-y-auto py-2">
      <ol className="grid gap-3">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            languageCode={language.languageCode}
            tutorName={language.tutorName}
            {...item}
          />
        ))}
      </ol>
      {streaming && (
        <p
          aria-hidden
          lang={language.languageCode}
          className="mt-3 w-fit max-w-[85%] rounded-lg rounded-bl-[4px] bg-card px-4 py-3 text-chat shadow-[0_0_0_1px_var(--line)]"
        >
          {streaming}
        </p>
      )}
      {failed !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-thorn-pale p-3">
          <p className="flex-1">{tutor.failed}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {tutor.retry}
          </Button>
        </div>
      )}
      <div ref={end} />
    </div>
  )
}
