import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useCourseExamples } from '@/lib/courses/get-course'
import { MetSentence, type SentenceMet } from './met-sentence'
import type { ViewedWord } from './use-viewed-word'
import { useMendedSentences } from './use-mended-sentences'

interface MetSentencesProps {
  word: ViewedWord
  /** The sentence that it stands in just now; empty where none is known to be right. */
  here: string
  /** Leaves one of the learner's own out; undefined where nothing is edited. */
  onRemove: ((sentence: string) => void) | undefined
  isAside: boolean
}

const shownAtOnce = 3

/** Sentences that show a word at work: where it stands now, the newest that the learner met it in, then the course's. */
export function MetSentences({ word, here, onRemove, isAside }: MetSentencesProps) {
  const wordView = useTexts('wordView')
  const { languageCode, own, term } = word
  const examples = useCourseExamples(languageCode, own?.term ?? term)
  const mended = useMendedSentences(languageCode, own?.sentences ?? [])
  const [isWhole, setIsWhole] = useState(false)
  // A word that was looked up by itself stood in no sentence.
  const kept = (own?.sentences ?? [])
    .filter((text) => text.toLowerCase() !== own?.term.toLowerCase())
    .toReversed()
  const all: SentenceMet[] = [
    ...(here === '' ? [] : [{ text: here, from: wordView.here }]),
    ...kept.filter((text) => text !== here).map((text) => ({ text, said: mended.get(text), isOwn: true })),
    ...examples
      .filter(({ text }) => text !== here && !kept.includes(text))
      .map(({ text, translation, reader }) => ({
        text,
        translation,
        translatedInto: reader,
        from: wordView.fromCourse,
      })),
  ]
  if (all.length === 0) return null
  const title = here === '' && kept.length === 0 ? wordView.examples : wordView.sentences
  const shown = isWhole ? all : all.slice(0, shownAtOnce)
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="text-base">{title}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((sentence) => (
          <MetSentence
            key={sentence.text}
            sentence={sentence}
            term={word.plantedAs}
            isAside={isAside}
            languageCode={languageCode}
            onRemove={sentence.isOwn && onRemove ? () => onRemove(sentence.text) : undefined}
          />
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {wordView.allSentences(all.length)}
        </Button>
      )}
    </section>
  )
}
