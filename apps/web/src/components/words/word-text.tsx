import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { HeldText } from './held-text'
import { MessageWords } from './message-words'
import { WordDialog } from './word-dialog'
import { termOf, wordsOf } from './word-tokens'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

interface WordTextProps {
  text: string
  languageCode: LanguageCode
  /** Readings by word that come with the text; they win over the dictionary's. */
  readings?: Readonly<Record<string, string>> | undefined
  onLookUp: (term: string, sentence: string) => void
}

const nothingMasked: ReadonlySet<string> = new Set()

/** A text of the language learned whose words can be looked up; where it has readings, they stand above them. */
export function WordText({ text, languageCode, readings, onLookUp }: WordTextProps) {
  const dictionary = useDictionary(languageCode).data
  const tokens = useTextTokens(text, languageCode, dictionary)
  const [selected, setSelected] = useState<number>()
  if (!tokens)
    return (
      <span lang={languageCode}>
        <HeldText text={text} />
      </span>
    )
  const read = tokens.map((token) => {
    const reading = readings?.[token.text]
    return reading === undefined ? token : { ...token, reading }
  })
  const token = selected === undefined ? undefined : wordsOf(read)[selected]
  return (
    <>
      <MessageWords
        tokens={read}
        languageCode={languageCode}
        selected={selected}
        masked={nothingMasked}
        showsReadings={languageByCode(languageCode).pronunciation}
        hoverDictionary={undefined}
        onSelect={(index) => {
          setSelected(index)
          const word = wordsOf(read)[index]
          if (word) onLookUp(termOf(word), text)
        }}
      />
      {token && (
        <WordDialog
          term={termOf(token)}
          reading={token.reading}
          languageCode={languageCode}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  )
}
