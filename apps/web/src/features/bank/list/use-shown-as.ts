import { groupings, type Grouping } from '@lingarden/domain/garden/group-words'
import { useState } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

export const shownAs = ['garden', 'list'] as const
export type ShownAs = (typeof shownAs)[number]

interface Look {
  as: ShownAs
  grouping: Grouping
}

const key = 'bank:look'

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/** How the bank is shown in this browser: as a garden until the learner chooses the list. */
export function useShownAs() {
  const [look, setLook] = useState<Look>(() => {
    const kept = readLocal<Partial<Look>>(key)
    return {
      as: oneOf(shownAs, kept?.as) ?? 'garden',
      grouping: oneOf(groupings, kept?.grouping) ?? 'topic',
    }
  })
  const choose = (change: Partial<Look>) => {
    const next = { ...look, ...change }
    setLook(next)
    writeLocal(key, next)
  }
  return { ...look, choose }
}
