import type { MatchTask } from '@lingarden/domain/exercises/drill'
import type { FieldsProps } from './draft'
import { MatchBoard } from './match-board'

/** Two columns of which each left belongs to a right; the last pair ends the match. */
export function MatchFields({
  exercise: { pairs },
  language,
  promptId,
  isOpen,
  onChange,
  seed,
}: FieldsProps<MatchTask> & { seed: number }) {
  return (
    <MatchBoard
      pairs={pairs}
      languageCode={language.languageCode}
      labelledBy={promptId}
      isOpen={isOpen}
      seed={seed}
      onOver={({ firsts }) =>
        onChange(firsts.map((first) => (first === undefined ? '' : (pairs[first]?.[1] ?? ''))))
      }
    />
  )
}
