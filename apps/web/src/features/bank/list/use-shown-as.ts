import { groupings, type Grouping } from '@lingarden/domain/garden/group-words'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readLocal, writeLocal } from '@/lib/local-store'
import { shownAs, type ShownAs } from './list-address'

interface Look {
  as: ShownAs
  grouping: Grouping
}

const key = 'bank:look'

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/**
 * How the bank is shown: as its address says, else as this browser showed it last, and as a garden to begin with. What has
 * an order is a list.
 */
export function useShownAs() {
  const [params] = useSearchParams()
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
  const as = oneOf(shownAs, params.get('as')) ?? (params.has('sort') ? 'list' : look.as)
  return { ...look, as, choose }
}
