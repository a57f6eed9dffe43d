export interface SourceEntry {
  term: string
  pronunciation: string
  definition: string
}

/** Parts of speech that are parts of words, not words: noise in a learner's dictionary. */
const noise = /^(suffix|prefix|infix|interfix|circumfix|affix)\b/

function withoutNoise(definition: string): string {
  const senses = definition.split('; ')
  const kept = senses.filter((sense) => !noise.test(sense))
  return (kept.length > 0 ? kept : senses).join('; ')
}

const isNoise = ({ definition }: SourceEntry) => definition.split('; ').every((sense) => noise.test(sense))

/** The source without its noise, with our own entries in place of the source's of the same term. */
export function mergeEntries(
  source: readonly SourceEntry[],
  own: Readonly<Record<string, string>>,
): SourceEntry[] {
  const pronunciations = new Map(source.map(({ term, pronunciation }) => [term, pronunciation]))
  const kept = source
    .filter((entry) => !Object.hasOwn(own, entry.term) && !isNoise(entry))
    .map((entry) => ({ ...entry, definition: withoutNoise(entry.definition) }))
  const ours = Object.entries(own).map(([term, definition]) => ({
    term,
    pronunciation: pronunciations.get(term) ?? '',
    definition,
  }))
  return [...kept, ...ours]
}
