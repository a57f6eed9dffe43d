import { drillKinds, type CustomActivity, type WordSelection } from './activity.ts'

/** The columns of review_activities that an activity is read from. */
export interface ActivityRow {
  id: string
  name: string
  selection: unknown
  kinds: readonly string[]
}

/** The activity of a stored row; undefined where this version does not know how to play it. */
export function readActivity({ id, name, selection, kinds }: ActivityRow): CustomActivity | undefined {
  const known = drillKinds.filter((kind) => kinds.includes(kind))
  const read = readSelection(selection)
  return read && known.length > 0 ? { id, name, selection: read, kinds: known } : undefined
}

function readSelection(value: unknown): WordSelection | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { by, band, tag, courseId, lessonId, words }: Partial<Record<string, unknown>> = { ...value }
  if (by === 'due') return { by }
  if (by === 'strength' && (band === 'weak' || band === 'medium' || band === 'strong')) return { by, band }
  if (by === 'tag' && typeof tag === 'string') return { by, tag }
  if (by === 'lesson' && typeof courseId === 'string' && typeof lessonId === 'string')
    return { by, courseId, lessonId }
  if (by === 'hand' && Array.isArray(words) && words.every((word) => typeof word === 'string'))
    return { by, words }
  return undefined
}
