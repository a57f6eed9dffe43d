import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { editSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { Languages } from '@/icons/icons.ts'
import { useMemo, useState } from 'react'
import { useTexts } from '@/i18n/texts'
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
  onPractise: (correction: Pick<Correction, 'original' | 'corrected'>) => void
}

/** What the learner wrote, corrected where it stands. */
export function OwnMessage({ message, tokens, view, selected, onPractise }: OwnMessageProps) {
  const tutor = useTexts('tutor')
  const { id, content, feedback } = message
  const [showsForms, setShowsForms] = useState(false)
  const [isTranslated, setIsTranslated] = useState(false)
  const { edits, outside } = useMemo(() => {
    const corrections = feedback?.status === 'complete' ? feedback.feedback.corrections : []
    // What is only perhaps wrong is not struck out of the learner's sentence.
    const edited = editSentence(
      content,
      corrections.filter(({ perhaps }) => !perhaps),
    )
    return { ...edited, outside: [...edited.outside, ...corrections.filter(({ perhaps }) => perhaps)] }
  }, [content, feedback])
  const hidesForms = view.hintsFirst && !showsForms
  return (
    <>
      <MessageBubble type="user">
        <span className="sr-only">{tutor.you}: </span>
        <MessageText
          id={id}
          content={content}
          kept={sentenceToKeep(message)}
          tokens={tokens}
          isTutor={false}
          view={view}
          selected={selected}
          edits={edits}
          hidesForms={hidesForms}
        />
      </MessageBubble>
      {feedback && (
        <MessageNotes
          feedback={feedback}
          sentence={content}
          outside={outside}
          languageCode={view.languageCode}
          hidesForms={hidesForms}
          onShowForms={() => setShowsForms(true)}
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
