import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { HeldText } from '@/components/words/held-text'

interface PlainTextProps {
  languageCode: LanguageCode
  /** Whether readings will stand above its words: their room is kept, so that nothing moves when they come. */
  hasReadings: boolean
  children: ReactNode
}

/** A text of the target language before its words are known. */
export function PlainText({ languageCode, hasReadings, children }: PlainTextProps) {
  return (
    <span
      lang={languageCode}
      className={classNames('whitespace-pre-wrap', hasReadings && 'inline-block leading-[35px]')}
    >
      {typeof children === 'string' ? <HeldText text={children} /> : children}
    </span>
  )
}
