import type { LanguageCode } from '@lingarden/domain/languages'
import { Fragment } from 'react'
import { Reading } from '@/components/words/reading'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

interface LessonTextProps {
  text: string
  languageCode: LanguageCode
  /** Readings by word that the lesson gives itself; they win over the dictionary's. */
  readings?: Readonly<Record<string, string>> | undefined
}

/** A sentence of a lesson; Mandarin has its pinyin above the words. */
export function LessonText({ text, languageCode, readings }: LessonTextProps) {
  const tokens = useTextTokens(text, languageCode)
  if (languageCode !== 'zh-CN' || !tokens) return <span lang={languageCode}>{text}</span>
  return (
    <span lang={languageCode}>
      {tokens.map(({ text: word, start, reading }) => {
        const read = readings?.[word] ?? reading
        if (read === undefined) return <Fragment key={start}>{word}</Fragment>
        return (
          <ruby key={start} className="mx-0.5">
            {word}
            <rt className="text-xs">
              <Reading reading={read} languageCode={languageCode} isDrawn />
            </rt>
          </ruby>
        )
      })}
    </span>
  )
}
