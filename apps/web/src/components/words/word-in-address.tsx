import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { useWordInAddress } from '@/lib/use-word-in-address'
import { AskedWord } from './asked-word'

interface WordInAddressProps {
  languageCode: LanguageCode
  /** What stands below the word, of that word. */
  children?: (term: string) => ReactNode
}

/** The word that the address names, over the page; nothing while it names none. */
export function WordInAddress({ languageCode, children }: WordInAddressProps) {
  const { word, show, close } = useWordInAddress()
  if (word === undefined) return null
  return (
    <AskedWord
      key={word}
      term={word}
      languageCode={languageCode}
      onRenamed={show}
      onGone={close}
      onClose={close}
    >
      {children?.(word)}
    </AskedWord>
  )
}
