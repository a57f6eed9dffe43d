import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useRef, type ReactNode } from 'react'
import { MessageBubble } from '@/components/conversation/message-bubble'
import { HeldText } from '@/components/words/held-text'
import type { Texts } from '@/i18n/groups'
import { OwnSentence } from './own-sentence'
import type { SampleMessage } from './sample-conversation'

interface SampleMessagesProps {
  texts: Texts['welcome']['sample']
  messages: readonly SampleMessage[]
  language: SupportedLanguage
  /** Whether a reply is on its way. */
  isWaiting: boolean
  /** What stands after the messages. */
  children: ReactNode
}

/** What was said, followed to its end. */
export function SampleMessages({ texts, messages, language, isWaiting, children }: SampleMessagesProps) {
  const list = useRef<HTMLDivElement>(null)
  // The choice that was clicked is gone, so the conversation takes the focus.
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  })
  return (
    <div
      ref={list}
      role="log"
      aria-label={texts.conversation}
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-0.5"
    >
      {messages.map(({ id, type, text, corrections }) =>
        type === 'ai' ? (
          <MessageBubble key={id} type="ai">
            <p lang={language.languageCode}>
              <span className="sr-only">{language.tutorName}: </span>
              <HeldText text={text} />
            </p>
          </MessageBubble>
        ) : (
          <OwnSentence
            key={id}
            you={texts.you}
            text={text}
            corrections={corrections}
            languageCode={language.languageCode}
          />
        ),
      )}
      {isWaiting && <p className="text-sm text-ink-soft">{texts.thinking}</p>}
      {children}
    </div>
  )
}
