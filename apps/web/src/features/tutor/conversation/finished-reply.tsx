import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { openOf } from '../ladder/asked-message'
import { firstHint } from '../ladder/hint-lines'
import type { AiMessage, Message } from './messages'

interface FinishedReplyProps {
  messages: readonly Message[]
  tutorName: string
  language: SupportedLanguage
  /** Whether the learner looks for mistakes themselves: the hint is told, too. */
  hintsFirst: boolean
}

/**
 * What screen readers announce: replies that are whole, each once, never the pieces they come in. A turn may have two;
 * both stay until the learner speaks, so that the second does not cut the first short. Corrections are only counted: they
 * are read where they stand.
 */
export function FinishedReply({ messages, tutorName, language, hintsFirst }: FinishedReplyProps) {
  const { ladder, tutor } = useTexts('ladder', 'tutor')
  const last = messages.findLastIndex(({ type }) => type === 'user')
  const replies = messages.slice(last + 1).filter((message): message is AiMessage => message.type === 'ai')
  const said = messages[last]
  const feedback = said?.type === 'user' && said.feedback?.status === 'complete' && said.feedback.feedback
  const corrections = feedback ? feedback.corrections.length : 0
  const place = { sentence: said?.content ?? '', languageCode: language.languageCode }
  const asked = said?.type === 'user' && hintsFirst ? openOf(said, place.languageCode) : undefined
  return (
    <div aria-live="polite" className="sr-only" data-testid="finished-reply">
      {replies.map(({ id, content }) => (
        <p key={id}>
          {tutorName}: <span lang={language.languageCode}>{content}</span>
        </p>
      ))}
      {corrections > 0 && <p>{tutor.feedbackWith(corrections)}</p>}
      {asked && <p>{firstHint(asked, place, ladder)}</p>}
    </div>
  )
}
