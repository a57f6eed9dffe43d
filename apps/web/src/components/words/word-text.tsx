import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { AskedWord } from './asked-word'
import { HeldText } from './held-text'
import { MessageWords } from './message-words'
import { AskedPhrase } from './phrase/asked-phrase'
import { TakeMore } from './phrase/take-more'
import { grown, type WordRange } from './phrase/word-range'
import { termOf, wordsOf } from './word-tokens'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTermPlaces } from '@/lib/dictionary/use-term-places'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

interface WordTextProps {
  text: string
  languageCode: LanguageCode
  /** Readings by word that come with the text; they win over the dictionary's. */
  readings?: Readonly<Record<string, string>> | undefined
  /** Whether something goes on behind the word, from which nothing leads away; most texts belong to such. */
  isAside?: boolean | undefined
  /** The word that the text is an example of; it is marked in any of its forms. */
  exampleOf?: string | undefined
  onLookUp: (term: string, sentence: string) => void
}

const nothingMasked: ReadonlySet<string> = new Set()

/** A text of the language learned whose words can be looked up; where it has readings, they stand above them. */
export function WordText(props: WordTextProps) {
  const { text, languageCode, readings, isAside = true, exampleOf, onLookUp } = props
  const dictionary = useDictionary(languageCode).data
  const tokens = useTextTokens(text, languageCode, dictionary)
  const marked = useTermPlaces(exampleOf, tokens, languageCode, dictionary)
  const [selected, setSelected] = useState<WordRange>()
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
  const words = wordsOf(read)
  const token = selected && words[selected.from]
  return (
    <>
      <MessageWords
        tokens={read}
        languageCode={languageCode}
        selected={selected}
        masked={nothingMasked}
        marked={marked}
        showsReadings={languageByCode(languageCode).pronunciation}
        onSelect={(from, to) => {
          setSelected({ from, to })
          const word = words[from]
          if (word && from === to) onLookUp(termOf(word), text)
        }}
      />
      {selected && token && selected.to > selected.from && (
        <AskedPhrase
          text={text}
          words={words}
          range={selected}
          languageCode={languageCode}
          onRange={setSelected}
          onClose={() => setSelected(undefined)}
        />
      )}
      {selected && token && selected.to === selected.from && (
        <AskedWord
          term={termOf(token)}
          languageCode={languageCode}
          met={{ tokens: read, start: token.start }}
          reading={token.reading}
          here={termOf(token) === text ? '' : text}
          isAside={isAside}
          onClose={() => setSelected(undefined)}
        >
          {words.length > 1 && (
            <TakeMore
              onBefore={selected.from > 0 ? () => setSelected(grown(selected, -1)) : undefined}
              onAfter={selected.to + 1 < words.length ? () => setSelected(grown(selected, 1)) : undefined}
            />
          )}
        </AskedWord>
      )}
    </>
  )
}
