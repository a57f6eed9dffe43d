import type { LanguageCode } from '@lingarden/languages/find-language'
import { AskedWord } from '@/components/words/asked-word'
import { useWordInAddress } from '@/lib/use-word-in-address'
import { JoinedWith } from './joining/joined-with'

/** The word that the address names, over the bank, with the words that were joined to it. */
export function OpenWord({ languageCode }: { languageCode: LanguageCode }) {
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
      <JoinedWith term={word} languageCode={languageCode} />
    </AskedWord>
  )
}
