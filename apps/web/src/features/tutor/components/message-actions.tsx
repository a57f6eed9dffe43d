import type { LanguageCode } from '@lingarden/domain/languages'
import { Check, Copy, Languages, ScanText } from 'lucide-react'
import { useState } from 'react'
import { PractiseButton } from '@/components/speaking/practise-button'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { actionClass } from './action-class'
import { HearMessage } from './hear-message'

interface MessageActionsProps {
  id: string
  content: string
  languageCode: LanguageCode
  /** Makes the words of the message clickable; undefined where they are. */
  onSplit: (() => void) | undefined
  /** Shows or hides the translation. */
  onTranslate: () => void
  isTranslated: boolean
}

/** What can be done with a message of the tutor. */
export function MessageActions(props: MessageActionsProps) {
  const { id, content, languageCode, onSplit, onTranslate, isTranslated } = props
  const { tutor } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard
      .writeText(content)
      .then(() => setIsCopied(true))
      .catch((cause: unknown) => logError('A message could not be copied', cause))
  }
  return (
    <div className="mt-1 flex flex-wrap gap-1">
      <HearMessage id={id} content={content} />
      <PractiseButton text={content} languageCode={languageCode} className={actionClass} />
      <button type="button" className={actionClass} onClick={copy} onBlur={() => setIsCopied(false)}>
        {isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
        {isCopied ? tutor.copied : tutor.copy}
      </button>
      <button type="button" className={actionClass} aria-expanded={isTranslated} onClick={onTranslate}>
        <Languages size={15} aria-hidden />
        {tutor.translate}
      </button>
      {onSplit && (
        <button type="button" className={actionClass} onClick={onSplit}>
          <ScanText size={15} aria-hidden />
          {tutor.splitWords}
        </button>
      )}
    </div>
  )
}
