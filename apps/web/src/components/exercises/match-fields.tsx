import { createChance, shuffle } from '@lingarden/domain/chance'
import type { MatchTask } from '@lingarden/domain/exercises/drill'
import { useMemo, useState } from 'react'
import { useTexts } from '@/i18n/texts'
import type { FieldsProps } from './draft'
import { MatchButton } from './match-button'

interface Matching {
  /** Place of the text that is picked. */
  picked: number | undefined
  /** Places of the pairs found. */
  found: readonly number[]
  /** The meaning chosen first for each text; what the match is judged by. */
  firsts: readonly (string | undefined)[]
  wasWrong: boolean
}

/** Two columns of which each left belongs to a right; a wrong pair comes apart at once. The last pair ends the match. */
export function MatchFields({
  exercise: { pairs },
  language,
  promptId,
  isOpen,
  onChange,
  seed,
}: FieldsProps<MatchTask> & { seed: number }) {
  const { exercises: texts } = useTexts()
  const meanings = useMemo(
    () =>
      shuffle(
        pairs.map(([, meaning]) => meaning),
        createChance(seed),
      ),
    [pairs, seed],
  )
  const [{ picked, found, firsts, wasWrong }, setMatching] = useState<Matching>({
    picked: undefined,
    found: [],
    firsts: [],
    wasWrong: false,
  })
  const isFound = (place: number) => !isOpen || found.includes(place)

  function pick(place: number) {
    setMatching({ picked: picked === place ? undefined : place, found, firsts, wasWrong: false })
  }

  function choose(meaning: string) {
    if (picked === undefined) return
    const isRight = pairs[picked]?.[1] === meaning
    const nextFirsts = pairs.map((_, place) => firsts[place] ?? (place === picked ? meaning : undefined))
    const nextFound = isRight ? [...found, picked] : found
    setMatching({ picked: undefined, found: nextFound, firsts: nextFirsts, wasWrong: !isRight })
    if (nextFound.length === pairs.length) onChange(nextFirsts.map((first) => first ?? ''))
  }

  return (
    <div role="group" aria-labelledby={promptId} className="grid grid-cols-2 gap-3">
      <div className="grid content-start gap-2" lang={language.languageCode}>
        {pairs.map(([text], place) => (
          <MatchButton
            key={text}
            isFound={isFound(place)}
            isPicked={picked === place}
            onClick={() => pick(place)}
          >
            {text}
          </MatchButton>
        ))}
      </div>
      <div className="grid content-start gap-2" lang="en">
        {meanings.map((meaning) => (
          <MatchButton
            key={meaning}
            isFound={isFound(pairs.findIndex((pair) => pair[1] === meaning))}
            isPicked={false}
            onClick={() => choose(meaning)}
          >
            {meaning}
          </MatchButton>
        ))}
      </div>
      <p role="status" className="col-span-2 min-h-6 text-sm text-ink-soft">
        {isOpen && wasWrong && texts.noPair}
        {isOpen && !wasWrong && (picked === undefined ? texts.pickWord : texts.pickMeaning)}
      </p>
    </div>
  )
}
