import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { MandarinField } from './mandarin-field'

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
  return <DictionaryField side={side}>{children}</DictionaryField>
}

function DictionaryField({ side, children }: { side: 'below' | 'above'; children: ReactNode }) {
  return (
    <MandarinField texts={useTexts().exercises} source={useDictionary('zh-CN').data} side={side}>
      {children}
    </MandarinField>
  )
}
