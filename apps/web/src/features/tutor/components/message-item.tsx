import type { Correction } from '@lingarden/domain/tutor-turn'
import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import type { AiMessage, UserMessage } from '../messages'
import type { WordView } from '../word-view'
import { OwnMessage } from './own-message'
import { TutorMessage } from './tutor-message'

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
  const { id, content } = message
  // Deferred: the words of a long conversation come all at once, and the page is to answer meanwhile.
  const tokens = useDeferredValue(useTextTokens(content, view.languageCode, view.dictionary))

  const onTokens = useEffectEvent(() => {
    if (tokens && !isEarlier) view.track?.({ id, content }, tokens)
  })
  const canTrack = tokens !== undefined && view.track !== undefined
  useEffect(() => {
    if (canTrack) onTokens()
  }, [canTrack])

  return (
    <li>
      {message.type === 'ai' ? (
        <TutorMessage message={message} tutorName={tutorName} tokens={tokens} view={view} />
      ) : (
        <OwnMessage
          message={message}
          tokens={view.splitsWords ? tokens : undefined}
          view={view}
          onPractise={onPractise}
        />
      )}
    </li>
  )
})
