import type { LanguageCode } from '@lingarden/languages/find-language'
import { useId, useRef, type ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { CandidateBar } from './candidate-bar'
import { usePinyinTyping } from './use-pinyin-typing'

interface PinyinFieldProps {
  languageCode: LanguageCode
  /** Below the fields, where its place is kept free; or above them, over what stands there. */
  side?: 'below' | 'above'
  /** Whether anything can be written at present. */
  isOpen?: boolean
  children: ReactNode
}

/** Fields in which Mandarin is written: pinyin that is typed there is offered as characters. Other languages have none of it. */
export function PinyinField({ languageCode, side = 'below', isOpen = true, children }: PinyinFieldProps) {
  if (languageCode !== 'zh-CN' || !isOpen) return children
  return <MandarinField side={side}>{children}</MandarinField>
}

function MandarinField({ side, children }: { side: 'below' | 'above'; children: ReactNode }) {
  const { exercises: texts } = useTexts()
  const dictionary = useDictionary('zh-CN').data
  const place = useRef<HTMLDivElement>(null)
  const listId = useId()
  const { isOpen, shown, marked, ...typing } = usePinyinTyping(place, listId, dictionary)
  const present = shown[marked]
  const bar = isOpen && (
    <CandidateBar
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
