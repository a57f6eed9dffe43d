import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { findLanguage } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { levelName } from '@/lib/dictionary/level-name'
import { MeasureWords } from './measure-words'

/** What the dictionary knows of a word beside its senses: gender, level, traditional form, measure words. */
export function WordFacts({ entry, languageCode }: { entry: DictionaryEntry; languageCode: string }) {
  const words = useTexts('words')
  const { gender, level, traditional, measureWords, vulgar } = entry
  const facts = [
    gender && { name: words.gender, value: words.genders[gender] },
    level && { name: words.level, value: levelName(level) },
    traditional && {
      name: words.traditional,
      value: traditional,
      lang: findLanguage(languageCode)?.traditionalTag,
    },
    vulgar && { name: words.register, value: words.vulgar },
    measureWords && {
      name: words.measureWords,
      value: (<MeasureWords words={measureWords} languageCode={languageCode} />) as ReactNode,
    },
  ].filter((fact) => fact !== undefined && fact !== '')
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {facts.map(({ name, value, ...language }) => (
        <div key={name} className="flex gap-1">
          <dt className="text-ink-soft">{name}</dt>
          <dd {...language}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
