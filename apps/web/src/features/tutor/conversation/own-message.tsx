import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { Languages } from '@/icons/icons.ts'
import { useMemo, useState } from 'react'
import { useTexts } from '@/i18n/texts'
import { askedOf } from '../ladder/asked-message'
import { MessageLadder, type LadderActions } from '../ladder/message-ladder'
import { shownEdits } from '../ladder/shown-edits'
import type { UserMessage } from './messages'
import { sentenceToKeep } from '../words/sentence-to-keep'
import type { WordView } from '../words/word-view'
import type { WordRange } from '@/components/words/phrase/word-range'
import { MessageBubble } from '@/components/conversation/message-bubble'
import { ActionButton } from './action-button'
import { MessageMeaning } from './message-meaning'
import { MessageNotes } from './message-notes'
import { MessageText } from './message-text'

interface OwnMessageProps {
  message: UserMessage
  tokens: readonly ReadToken[] | undefined
  view: WordView
  selected: WordRange | undefined
  ladder: LadderActions
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

/** What the learner wrote, corrected where it stands. */
export function OwnMessage({ message, tokens, view, selected, ladder, onPractise }: OwnMessageProps) {
  const tutor = useTexts('tutor')
  const { id, content, feedback } = message
  const [isTranslated, setIsTranslated] = useState(false)
  const asked = useMemo(() => askedOf(message, view.languageCode), [message, view.languageCode])
  const open = view.hintsFirst && !message.mending?.end ? asked : undefined
  const { edits, outside } = useMemo(() => {
    const corrections = feedback?.status === 'complete' ? feedback.feedback.corrections : []
    return shownEdits(content, corrections, open)
  }, [content, feedback, open])
  return (
    <>
      <MessageBubble type="user">
        <span className="sr-only">{tutor.you}: </span>
        <MessageText
          id={id}
          content={content}
          // It would tell the form that the learner looks for.
          kept={open ? '' : sentenceToKeep(message)}
          tokens={tokens}
          isTutor={false}
          view={view}
          selected={selected}
          edits={edits}
        />
        {asked && (open || message.mending?.end) && (
          <MessageLadder
            message={message}
            correction={asked}
            languageCode={view.languageCode}
            onMend={ladder.onMend}
            onAlwaysShow={ladder.onAlwaysShow}
          />
        )}
      </MessageBubble>
      {feedback && (
        <MessageNotes
          feedback={feedback}
          sentence={content}
          outside={outside}
          languageCode={view.languageCode}
          asked={open}
          onPractise={onPractise}
        />
      )}
      <div className="flex justify-end">
        <ActionButton
          isNamed
          label={tutor.translate}
          aria-expanded={isTranslated}
          onClick={() => setIsTranslated(!isTranslated)}
        >
          <Languages size={16} aria-hidden />
        </ActionButton>
      </div>
      {isTranslated && (
        <div className="ml-auto w-fit max-w-[85%]">
          <MessageMeaning content={sentenceToKeep(message) || content} languageCode={view.languageCode} />
        </div>
      )}
    </>
  )
}
