import type { LanguageCode } from '@lingarden/domain/languages'
import { useState } from 'react'
import { MessageWords } from '@/components/words/message-words'
import { WordDialog } from '@/components/words/word-dialog'
import { termOf, wordsOf } from '@/components/words/word-tokens'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

interface LessonTextProps {
  text: string
  languageCode: LanguageCode
  /** Readings by word that the lesson gives itself; they win over the dictionary's. */
  readings?: Readonly<Record<string, string>> | undefined
  onLookUp: (term: string, sentence: string) => void
}

const nothingMasked: ReadonlySet<string> = new Set()

/** A sentence of a lesson whose words can be looked up; Mandarin has its pinyin above them. */
export function LessonText({ text, languageCode, readings, onLookUp }: LessonTextProps) {
  const dictionary = useDictionary(languageCode).data
  const tokens = useTextTokens(text, languageCode, dictionary)
  const [selected, setSelected] = useState<number>()
  if (!tokens) return <span lang={languageCode}>{text}</span>
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
        showsReadings={languageCode === 'zh-CN'}
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
