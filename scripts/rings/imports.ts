/** By file, the files that it needs as soon as it is loaded. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Statements at the beginning of a line; those of types alone are left out. */
const statement = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm

const isOfTypesOnly = (clause = ''): boolean =>
  clause.startsWith('{') &&
  clause
    .slice(1, clause.lastIndexOf('}'))
    .split(',')
    .filter((part) => part.trim() !== '')
    .every((part) => part.trim().startsWith('type '))

/** What a source imports at once, by the names it says; not what it imports as a type, or when it is needed. */
export const importedNames = (source: string): string[] =>
  [...source.matchAll(statement)].flatMap(([, clause, name = '']) => (isOfTypesOnly(clause) ? [] : [name]))

/** A longest chain of files of which each imports the next; where they stand in a ring, it is followed once. */
export function longestChain(imports: Imports): readonly string[] {
  const chains = new Map<string, readonly string[]>()
  const chainFrom = (file: string): readonly string[] => {
    const known = chains.get(file)
    if (known) return known
    chains.set(file, [])
    const rests = (imports.get(file) ?? []).map(chainFrom)
    const chain = [file, ...longestOf(rests)]
    chains.set(file, chain)
    return chain
  }
  return longestOf([...imports.keys()].map(chainFrom))
}

const longestOf = (chains: readonly (readonly string[])[]): readonly string[] =>
  chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), [])

/** Rings of what imports each other, each once, as a way from one of them back to itself. */
export function findRings(imports: Imports): string[][] {
  const rings = new Map<string, string[]>()
  for (const start of imports.keys()) {
    const ring = ringOf(imports, start)
    const name = [...new Set(ring)].toSorted().join()
    if (ring && !rings.has(name)) rings.set(name, ring)
  }
  return [...rings.values()]
}

/** A shortest way from a place back to itself; undefined where there is none. */
function ringOf(imports: Imports, start: string): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}
