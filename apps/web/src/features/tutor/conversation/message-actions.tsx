import type { LanguageCode } from '@lingarden/languages/find-language'
import { Check, Copy, Languages, ScanText } from '@/icons/icons.ts'
import { useRef, useState } from 'react'
import { PractiseButton } from '@/components/speaking/practise-button'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { ActionButton, actionClass } from './action-button'
import { PlaybackControls } from '../voice/playback-controls'
import { HearMessage } from '../voice/hear-message'

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

/** What can be done with a message of the tutor: one row, in which nothing moves. */
export function MessageActions(props: MessageActionsProps) {
  const { id, content, languageCode, onSplit, onTranslate, isTranslated } = props
  const tutor = useTexts('tutor')
  const [isCopied, setIsCopied] = useState(false)
  const hear = useRef<HTMLButtonElement>(null)
  const copy = () => {
    navigator.clipboard
      .writeText(content)
      .then(() => setIsCopied(true))
      .catch((cause: unknown) => logError('A message could not be copied', cause))
  }
  return (
    <div className="mt-1 flex h-8 items-center px-1">
      <HearMessage id={id} content={content} ref={hear} />
      <PractiseButton text={content} languageCode={languageCode} className={actionClass} isSign />
      <ActionButton
        label={isCopied ? tutor.copied : tutor.copy}
        onClick={copy}
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </ActionButton>
      <ActionButton label={tutor.translate} aria-expanded={isTranslated} onClick={onTranslate}>
        <Languages size={16} aria-hidden />
      </ActionButton>
      {onSplit && (
        <ActionButton label={tutor.splitWords} onClick={onSplit}>
          <ScanText size={16} aria-hidden />
        </ActionButton>
      )}
      <PlaybackControls id={id} content={content} onStop={() => hear.current?.focus()} />
    </div>
  )
}
