import type { LanguageCode } from '@lingarden/languages/find-language'
import { WordInAddress } from '@/components/words/word-in-address'
import { JoinedWith } from './joining/joined-with'

/** The word that the address names, over the bank, with the words that were joined to it. */
export function OpenWord({ languageCode }: { languageCode: LanguageCode }) {
  return (
    <WordInAddress languageCode={languageCode}>
      {(term) => <JoinedWith term={term} languageCode={languageCode} />}
    </WordInAddress>
  )
}
