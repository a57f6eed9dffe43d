import type { LanguageCode } from '@lingarden/languages/find-language'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { KeepPhrase } from './keep-phrase'
import { PhraseMeaning } from './phrase-meaning'
import { usePhraseEntries } from './use-phrase-entries'
import type { Phrase } from './word-range'

interface PhraseViewProps {
  phrase: Phrase
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
  /** The sentence to keep with it; empty where that is not known to be right. */
  sentence: string
}

/** What several words mean together, and the way to keep them as one term. */
export function PhraseView({ phrase, languageCode, dictionary, sentence }: PhraseViewProps) {
  const { meanings, areComing } = useReaderMeanings(languageCode)
  const found = usePhraseEntries(phrase, languageCode, dictionary).data
  const known = areComing ? undefined : found
  return (
    <>
      <PhraseMeaning phrase={phrase} known={known} meanings={meanings} languageCode={languageCode} />
      {known && (
        <KeepPhrase
          key={phrase.text}
          phrase={phrase}
          known={known}
          meanings={meanings}
          languageCode={languageCode}
          sentence={sentence}
        />
      )}
    </>
  )
}
