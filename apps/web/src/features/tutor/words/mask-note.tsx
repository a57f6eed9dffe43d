import type { LanguageCode } from '@lingarden/languages/find-language'
import { languageByCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { readLocal, writeLocal } from '@/lib/local-store'
import type { Message } from '../conversation/messages'

interface MaskNoteProps {
  messages: readonly Message[]
  /** Terms, in lower case, that are hidden in the tutor's messages. */
  masked: ReadonlySet<string>
  languageCode: LanguageCode
}

const storageKey = 'mask-explained'

/** Says why words are hidden, the first time that one is. */
export function MaskNote({ messages, masked, languageCode }: MaskNoteProps) {
  const tutor = useTexts('tutor')
  const [isExplained, setIsExplained] = useState(() => readLocal<unknown>(storageKey) === true)
  if (isExplained || !hidesAny(messages, masked)) return null
  const { pronunciation } = languageByCode(languageCode)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-leaf-pale/50 px-3 py-2 text-sm"
    >
      <p>{pronunciation ? tutor.readingsMasked : tutor.wordsMasked}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          writeLocal(storageKey, true)
          setIsExplained(true)
        }}
      >
        {tutor.maskUnderstood}
      </Button>
    </div>
  )
}

/** Whether a message of the tutor has one of the terms: as a word of its own, or anywhere where words have no spaces. */
function hidesAny(messages: readonly Message[], masked: ReadonlySet<string>): boolean {
  if (masked.size === 0) return false
  return messages.some(({ type, content }) => {
    if (type !== 'ai') return false
    const text = content.toLowerCase()
    const words = new Set(text.split(/[^\p{L}\p{M}'’-]+/u))
    return [...masked].some(
      (term) => words.has(term) || (!/^[\p{Script=Latin}\p{M}'’ -]+$/u.test(term) && text.includes(term)),
    )
  })
}
