import type { LanguageCode } from '@lingarden/languages/find-language'
import { useId } from 'react'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import { Reading } from '../words/reading'
import { useGlosses } from '../words/use-glosses'
import { termOf, wordsOf } from '../words/word-tokens'

interface WordByWordProps {
  text: string
  languageCode: LanguageCode
}

/** What each word of a sentence means by itself, and named so: the sentence may mean something else. */
export function WordByWord({ text, languageCode }: WordByWordProps) {
  const words = useTexts('words')
  const id = useId()
  const dictionary = useDictionary(languageCode).data
  const tokens = useTextTokens(text, languageCode, dictionary)
  const shown = wordsOf(tokens ?? [])
  const glosses = useGlosses(
    shown.map((token) => ({ term: termOf(token), reading: token.reading })),
    languageCode,
  )
  return (
    <div className="grid gap-1">
      <p id={id} className="text-sm text-ink-soft">
        {glosses?.some((gloss) => gloss?.language === 'en') ? words.wordByWordEnglish : words.wordByWord}
      </p>
      <dl aria-labelledby={id} className="flex flex-wrap gap-x-3 gap-y-1.5">
        {shown.map((token, place) => (
          <div key={token.start} className="max-w-32 min-w-0">
            <dt lang={languageCode} className="leading-snug wrap-anywhere">
              {token.text}
              {token.reading !== undefined && (
                <span className="ml-1 text-xs">
                  <Reading reading={token.reading} languageCode={languageCode} />
                </span>
              )}
            </dt>
            <dd lang={glosses?.[place]?.language} className="text-sm leading-snug text-ink-soft">
              {glosses?.[place]?.text ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
