import type { Correction } from '@lingarden/domain/tutor-turn'
import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react'
import type { WordRange } from '@/components/words/phrase/word-range'
import { classNames } from '@/components/ui/class-names'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import { aidOf, type AiMessage, type UserMessage } from './messages'
import { metWords } from '../words/met-words'
import { sentenceToKeep } from '../words/sentence-to-keep'
import type { WordView } from '../words/word-view'
import { useNearView } from './use-near-view'
import type { LadderActions } from '../ladder/message-ladder'
import { OwnMessage } from './own-message'
import { TutorMessage } from './tutor-message'

interface MessageItemProps {
  message: AiMessage | UserMessage
  tutorName: string
  /** Of an earlier session: its words were counted then. */
  isEarlier: boolean
  /** The turn about it failed: it counts once it was said for good. */
  isFailed: boolean
  /** Far from the end: the browser need not lay it out until it comes into view. */
  isFar: boolean
  /** The line to answer. */
  isNewest: boolean
  view: WordView
  /** Place of its word whose meaning is shown. */
  selected: WordRange | undefined
  ladder: LadderActions
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

/** Renders again only when something of it changes; a conversation may be long. */
export const MessageItem = memo(function MessageItem({
  message,
  tutorName,
  isEarlier,
  isFailed,
  isFar,
  isNewest,
  view,
  selected,
  ladder,
  onPractise,
}: MessageItemProps) {
  const { id, content } = message
  // What was counted already waits until it comes into view.
  const [item, isNear] = useNearView<HTMLLIElement>(isEarlier)
  // Deferred: the words of a long conversation come all at once, and the page is to answer meanwhile.
  const tokens = useDeferredValue(
    useTextTokens(content, view.languageCode, isNear ? view.dictionary : undefined),
  )

  const met = isEarlier || isFailed || !tokens ? undefined : metWords(message, tokens, view.languageCode)
  const onMet = useEffectEvent(() => {
    if (!met || !tokens) return
    const isOwn = message.type === 'user'
    const isUsed = isOwn && !message.isOffered
    const aid = isUsed ? aidOf(message) : undefined
    view.track?.({ id, content: sentenceToKeep(message) }, { tokens, met, isOwn, isUsed, aid })
  })
  const canTrack = met !== undefined && view.track !== undefined
  useEffect(() => {
    if (canTrack) onMet()
  }, [canTrack])

  return (
    <li
      ref={item}
      className={classNames(
        isFar && '-m-0.5 p-0.5 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]',
      )}
    >
      {message.type === 'ai' ? (
        <TutorMessage
          message={message}
          tutorName={tutorName}
          tokens={tokens}
          view={view}
          selected={selected}
          isNewest={isNewest}
        />
      ) : (
        <OwnMessage
          message={message}
          tokens={view.splitsWords ? tokens : undefined}
          view={view}
          selected={selected}
          ladder={ladder}
          onPractise={onPractise}
        />
      )}
    </li>
  )
})
