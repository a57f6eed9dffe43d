import type { LanguageCode } from '@lingarden/languages/find-language'
import type { TypingRules } from '@lingarden/languages/rules/typing-rules'
import { useId, useRef, type ReactNode } from 'react'
import type { PinyinTexts } from '@/i18n/en/pinyin'
import { CandidateBar } from './candidate-bar'
import type { CandidateSource } from './pinyin-typing'
import { TypingLine } from './typing-line'
import { usePinyinTyping } from './use-pinyin-typing'

/**
 * Where the row stands: below an answer, where its place is kept free; above a message, over what stands there and so
 * above a touch keyboard; below a search, between it and what it finds.
 */
export type FieldKind = 'answer' | 'message' | 'search'

interface CandidateFieldProps {
  texts: PinyinTexts
  languageCode: LanguageCode
  /** Where letters begin that may become characters. */
  findRun: TypingRules['findRun']
  /** Undefined while it is loaded. */
  source: CandidateSource | undefined
  kind: FieldKind
  children: ReactNode
}

/** Fields with a row of the characters that what is typed in them may stand for. */
export function CandidateField(props: CandidateFieldProps) {
  const { texts, languageCode, findRun, source, kind, children } = props
  const place = useRef<HTMLDivElement>(null)
  const listId = useId()
  const typing = usePinyinTyping(place, { listId, source, findRun, isSearch: kind === 'search' })
  const { isOpen, shown, old, marked } = typing
  const present = isOpen ? shown[marked] : undefined
  const isOld = old.length > 0
  const bar = (isOpen || isOld) && (
    // What is looked for anew can be seen, and neither heard nor pressed.
    <div inert={isOld} aria-hidden={isOld || undefined}>
      <CandidateBar
        texts={texts}
        languageCode={languageCode}
        id={listId}
        candidates={isOld ? old : shown}
        marked={marked}
        hasMore={typing.hasMore}
        isOneLine={typing.isOneLine}
        firstDigit={typing.firstDigit}
        onPick={typing.pick}
        onMore={() => typing.turn(1)}
      />
    </div>
  )
  const line = (
    <TypingLine
      texts={texts}
      languageCode={languageCode}
      marked={present ?? old[marked]}
      isUnknown={typing.isUnknown}
      isShort={kind === 'message'}
    />
  )
  return (
    <div ref={place} className="relative grid grid-cols-1 gap-1.5">
      {kind === 'message' && bar && <div className="absolute inset-x-0 bottom-full z-20 pb-1.5">{bar}</div>}
      {children}
      {kind === 'search' && bar}
      {kind === 'message' && <div className="short:hidden">{line}</div>}
      {kind === 'answer' && (
        // Kept free, so that nothing below moves while letters come and go.
        <div className="grid min-h-21 grid-cols-1 content-start gap-1.5">
          {bar}
          {line}
        </div>
      )}
      <p role="status" className="sr-only">
        {present
          ? texts.candidate(present.text, present.reading, typing.number, typing.count)
          : isOpen && texts.candidateCount(typing.count)}
      </p>
    </div>
  )
}
