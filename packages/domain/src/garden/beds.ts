import type { UnitOutline } from '../courses/outline.ts'

/** What of a planted word's row its bed is found by. */
export interface PlantedWord {
  word_string: string
  /** One of wordSources. */
  source: string
  tags: readonly string[]
  /** When and how it was planted: ISO 8601, one of plantings. */
  planted_at: string | null
  planted_by: string | null
}

/** Where the words of a bed came from. */
export type BedOrigin =
  | { kind: 'unit'; unitId: string; title: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'talks' | 'added' | 'imported' }

export interface Bed {
  /** Unique within a garden, and the same for as long as its words come from there. */
  id: string
  origin: BedOrigin
  /** In the order in which they were planted, so that no plant ever moves. */
  words: string[]
  /** When the newest of them was planted, as ISO 8601. */
  newest: string
}

/** A course's units with their terms, in order. */
type Units = readonly Pick<UnitOutline, 'unitId' | 'title' | 'lessons'>[]

/**
 * The beds of a garden: what a lesson planted stands with its unit, in the course's order; then what was met in talks, what
 * files brought (by the first tag that they gave it), and what was added by hand.
 */
export function layBeds(words: readonly PlantedWord[], units: Units): Bed[] {
  const unitOf = unitsByTerm(units)
  const beds = new Map<string, Bed>()
  const byAge = words.toSorted((a, b) => compare(a.planted_at ?? '', b.planted_at ?? ''))
  for (const word of byAge) {
    const origin = originOf(word, unitOf)
    const id = idOf(origin)
    const bed = beds.get(id) ?? { id, origin, words: [], newest: '' }
    bed.words.push(word.word_string)
    bed.newest = word.planted_at ?? bed.newest
    beds.set(id, bed)
  }
  const unitPlaces = new Map(units.map(({ unitId }, place) => [unitId, place]))
  const placeOf = ({ origin }: Bed) =>
    origin.kind === 'unit'
      ? (unitPlaces.get(origin.unitId) ?? 0)
      : units.length + laterKinds.indexOf(origin.kind)
  return [...beds.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || compare(a.id, b.id))
}

const laterKinds: readonly BedOrigin['kind'][] = ['talks', 'tag', 'imported', 'added']

function originOf(
  { word_string, source, tags, planted_by }: PlantedWord,
  unitOf: ReadonlyMap<string, BedOrigin>,
): BedOrigin {
  const unit = planted_by === 'lesson' || source === 'lesson' ? unitOf.get(word_string) : undefined
  if (unit) return unit
  if (source === 'tutor') return { kind: 'talks' }
  if (source !== 'file') return { kind: 'added' }
  const [tag] = tags
  return tag === undefined ? { kind: 'imported' } : { kind: 'tag', tag }
}

function idOf(origin: BedOrigin): string {
  if (origin.kind === 'unit') return `unit:${origin.unitId}`
  return origin.kind === 'tag' ? `tag:${origin.tag}` : origin.kind
}

/** A term that several units teach belongs to the first of them. */
function unitsByTerm(units: Units): Map<string, BedOrigin> {
  const found = new Map<string, BedOrigin>()
  for (const { unitId, title, lessons } of units)
    for (const term of lessons.flatMap(({ terms }) => terms))
      if (!found.has(term)) found.set(term, { kind: 'unit', unitId, title })
  return found
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
