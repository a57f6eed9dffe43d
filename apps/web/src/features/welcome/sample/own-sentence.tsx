import type { LanguageCode } from '@lingarden/languages/find-language'
import { editSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { MessageBubble } from '@/components/conversation/message-bubble'
import { EditedText } from '@/components/words/edited-text'

const noCorrections: readonly Correction[] = []

interface OwnSentenceProps {
  /** How the visitor is named to whoever hears the conversation. */
  you: string
  text: string
  /** Undefined until the tutor has read it. */
  corrections: readonly Correction[] | undefined
  languageCode: LanguageCode
}

/** What the visitor said, mended where it stands, with the reasons below. */
export function OwnSentence({ you, text, corrections = noCorrections, languageCode }: OwnSentenceProps) {
  const { edits } = editSentence(text, corrections)
  return (
    <div className="grid gap-1">
      <MessageBubble type="user">
        <span className="sr-only">{you}: </span>
        <p lang={languageCode}>
          <EditedText text={text} edits={edits} hidesForms={false} />
        </p>
      </MessageBubble>
      {corrections.map(({ original, corrected, explanation }) => (
        <p key={`${original}>${corrected}`} className="justify-self-end px-1 text-sm text-ink-soft">
          <span lang={languageCode}>{original}</span> → <span lang={languageCode}>{corrected}</span>:{' '}
          {explanation}
        </p>
      ))}
    </div>
  )
}
