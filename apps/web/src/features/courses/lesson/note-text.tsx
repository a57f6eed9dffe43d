import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import { noteParts, pairsIn, wordsIn } from '@lingarden/domain/courses/note-parts'
import { meaningTexts, taughtTexts } from '@lingarden/domain/courses/note-words'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { HeldText } from '@/components/words/held-text'
import { WordText } from '@/components/words/word-text'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useLessonTracking } from './use-lesson-tracking'

interface NoteTextProps {
  /** A title or a note of the lesson, in the reader's language, with words of the language learned in it. */
  text: string
  lesson: PublishedLesson
  languageCode: LanguageCode
  /** Whether it is a title, in which nothing is pressed. */
  isTitle?: boolean
}

/**
 * What a note says, with the words that it explains set apart from its own, in their language; characters have their readings,
 * and are looked up, as everywhere in a lesson.
 */
export function NoteText({ text, lesson, languageCode, isTitle = false }: NoteTextProps) {
  const { countLookup } = useLessonTracking(languageCode)
  const known = useKnownWords(text, languageCode)
  const isHanTaught = languageByCode(languageCode).script === 'han'
  const { readings, ...words } = useMemo(() => wordsOfLesson(lesson), [lesson])
  const parts = noteParts(text, { isHanTaught }, { ...words, isKnown: (word) => known.has(word) })
  return parts.map(({ start, text: part, isTaught }) => {
    if (!isTaught) return <HeldText key={start} text={part} />
    if (!isHanTaught || isTitle)
      return (
        <b key={start} lang={languageCode} className="font-semibold">
          {part}
        </b>
      )
    return (
      <WordText
        key={start}
        text={part}
        languageCode={languageCode}
        readings={readings}
        onLookUp={(term) => countLookup(term, '')}
      />
    )
  })
}

const nothing: ReadonlySet<string> = new Set()

/** Which words of a text the dictionary has; none until it is there. */
function useKnownWords(text: string, languageCode: LanguageCode): ReadonlySet<string> {
  const dictionary = useDictionary(languageCode).data
  const { data } = useQuery({
    ...localQuery,
    queryKey: ['note-words', languageCode, text],
    queryFn: async () => {
      const words = [...wordsIn([text])]
      const entries = (await dictionary?.lookUp(words)) ?? []
      return new Set(words.filter((_, place) => entries[place]))
    },
    enabled: dictionary !== undefined,
  })
  return data ?? nothing
}

function wordsOfLesson(lesson: PublishedLesson) {
  const { terms, dialogue, grammar, culture, readerWords = [] } = lesson
  const taught = taughtTexts(lesson)
  const taughtWords = wordsIn(taught)
  // A note on culture is the reader's, but names things of the language learned.
  const told = [...wordsIn([culture?.note ?? ''])].filter((word) => !taughtWords.has(word))
  return {
    taught: taughtWords,
    taughtPairs: pairsIn(taught),
    reader: new Set([...wordsIn(meaningTexts(lesson)), ...told, ...readerWords]),
    readings: Object.assign(
      {},
      ...terms.map(({ term, pinyin }) => (pinyin === undefined ? {} : { [term]: pinyin })),
      ...[...terms, ...dialogue.lines, ...grammar.examples].map(({ readings }) => readings),
    ) as Record<string, string>,
  }
}
