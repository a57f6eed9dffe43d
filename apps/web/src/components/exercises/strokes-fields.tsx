import type { StrokesTask } from '@lingarden/domain/exercises/drill'
import { useState } from 'react'
import { StrokeQuiz } from '@/components/words/stroke-quiz'
import type { FieldsProps } from './draft'

/** Wrong strokes in a character that still count as drawn by oneself. */
const strokesForgiven = 2

/** Side of the square for a character, in CSS pixels: room for a finger, and two beside each other on a phone. */
const sizeOf = (characters: number) => (characters === 1 ? 208 : 150)

/** The characters of a word, to be drawn one after the other. */
export function StrokesFields({ exercise, promptId, isOpen, onChange }: FieldsProps<StrokesTask>) {
  const characters = [...exercise.text]
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const done = isOpen ? drawn : characters

  function finish(character: string, mistakes: number) {
    const next = [...drawn, mistakes <= strokesForgiven ? character : '']
    setDrawn(next)
    if (next.length === characters.length) onChange(next)
  }

  return (
    <div role="group" aria-labelledby={promptId} className="flex flex-wrap gap-3">
      {characters.map((character, place) => (
        <StrokeQuiz
          // Characters may be equal; their place is what they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          character={character}
          size={sizeOf(characters.length)}
          isActive={isOpen && place === done.length}
          isDone={place < done.length}
          onDone={(mistakes) => finish(character, mistakes)}
        />
      ))}
    </div>
  )
}
