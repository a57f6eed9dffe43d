import type { LanguageCode } from '@lingarden/languages/find-language'
import type { TypingRules } from '@lingarden/languages/rules/typing-rules'
import { useId, useRef, type ReactNode } from 'react'
import type { PinyinTexts } from '@/i18n/en/pinyin'
import { CandidateBar } from './candidate-bar'
import type { CandidateSource } from './pinyin-typing'
import { usePinyinTyping } from './use-pinyin-typing'

interface CandidateFieldProps {
  texts: PinyinTexts
  languageCode: LanguageCode
  /** Where letters begin that may become characters. */
  findRun: TypingRules['findRun']
  /** Undefined while it is loaded. */
  source: CandidateSource | undefined
  /** Below the fields, where its place is kept free; or above them, over what stands there. */
  side: 'below' | 'above'
  children: ReactNode
}

/** Fields with a row of the characters that what is typed in them may stand for. */
export function CandidateField({
  texts,
  languageCode,
  findRun,
  source,
  side,
  children,
}: CandidateFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const listId = useId()
  const { isOpen, shown, marked, ...typing } = usePinyinTyping(place, listId, source, findRun)
  const present = shown[marked]
  const bar = isOpen && (
    <CandidateBar
      texts={texts}
      languageCode={languageCode}
      id={listId}
      candidates={shown}
      marked={marked}
      hasMore={typing.hasMore}
      areDigitsTones={typing.areDigitsTones}
      onPick={typing.pick}
      onMore={() => typing.turn(1)}
      onDigitsChange={typing.setDigits}
    />
  )
  return (
    <div ref={place} className="relative grid gap-2">
      {side === 'above' && bar && <div className="absolute inset-x-0 bottom-full z-20 pb-1">{bar}</div>}
      {children}
      {side === 'below' && (
        // Kept free, so that nothing below moves while letters come and go.
        <div className="min-h-15">{bar || <p className="text-sm text-ink-soft">{texts.pinyinHint}</p>}</div>
      )}
      <p role="status" className="sr-only">
        {isOpen && present ? texts.candidate(present.text, present.reading, marked + 1, shown.length) : ''}
      </p>
    </div>
  )
}
