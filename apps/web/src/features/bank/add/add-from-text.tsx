import type { LanguageCode } from '@lingarden/languages/find-language'
import { useDeferredValue, useState } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Spinner } from '@/components/ui/spinner'
import { TextArea } from '@/components/ui/text-area'
import { useTexts } from '@/i18n/texts'
import { MarkedText } from './marked-text'
import { TextWordList } from './text-word-list'
import { useTextWords } from './use-text-words'

/** Characters that are read at once: some ten pages. */
const longestText = 20_000

/** Adds words of a text that is pasted: it shows how much of it one knows, and which words are new. */
export function AddFromText({ languageCode }: { languageCode: LanguageCode }) {
  const bankFiles = useTexts('bankFiles')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const found = useTextWords(wanted, languageCode)
  return (
    <section aria-label={bankFiles.wayNames.text} className="grid grid-cols-1 gap-5">
      <PinyinField languageCode={languageCode}>
        <TextArea
          label={bankFiles.text}
          hint={bankFiles.textHint}
          lang={languageCode}
          dir="auto"
          rows={6}
          maxLength={longestText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </PinyinField>
      {wanted.trim() !== '' && !found && <Spinner label={bankFiles.reading} />}
      {found && found.words.length === 0 && wanted.trim() !== '' && (
        <p className="text-ink-soft">{bankFiles.noWords}</p>
      )}
      {found && found.words.length > 0 && (
        <>
          <p role="status" className="text-lg">
            {bankFiles.knownShare(Math.round(found.knownShare * 100), found.words.length)}
          </p>
          <MarkedText tokens={found.tokens} words={found.words} languageCode={languageCode} />
          <TextWordList words={found.words} meanings={found.meanings} languageCode={languageCode} />
        </>
      )}
    </section>
  )
}
