import { Check, Copy, Languages, ScanText } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'

interface MessageActionsProps {
  content: string
  /** Makes the words of the message clickable; undefined where they are. */
  onSplit: (() => void) | undefined
  /** Shows or hides the translation. */
  onTranslate: () => void
  isTranslated: boolean
}

const action =
  'inline-flex min-h-7 items-center gap-1 rounded-sm px-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink'

export function MessageActions({ content, onSplit, onTranslate, isTranslated }: MessageActionsProps) {
  const { tutor } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard
      .writeText(content)
      .then(() => setIsCopied(true))
      .catch((cause: unknown) => logError('A message could not be copied', cause))
  }
  return (
    <div className="mt-1 flex gap-1">
      <button type="button" className={action} onClick={copy} onBlur={() => setIsCopied(false)}>
        {isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
        {isCopied ? tutor.copied : tutor.copy}
      </button>
      <button type="button" className={action} aria-expanded={isTranslated} onClick={onTranslate}>
        <Languages size={15} aria-hidden />
        {tutor.translate}
      </button>
      {onSplit && (
        <button type="button" className={action} onClick={onSplit}>
          <ScanText size={15} aria-hidden />
          {tutor.splitWords}
        </button>
      )}
    </div>
  )
}
