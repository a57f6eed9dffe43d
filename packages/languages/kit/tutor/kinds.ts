/** What the words of a language are about (kit/kinds/words.yaml, <tag>/kinds.yaml). */
export interface WordKinds {
  /** A line for each set of kinds, behind a tab its words, parted by bars: in their basic form where they have several. */
  words: string
  /** What is told by several words, or by how it is said: by the kind, patterns as those of moves, found anywhere. */
  phrases: Readonly<Record<string, readonly string[]>>
  /** What a sentence begins with that tells of somebody or something else, as patterns: “my”, “the”. */
  subjects: readonly string[]
  /** Forms that are verbs nearly always, though the lexicon has another word that is written alike. */
  copulas: readonly string[]
  /** Verbs that with a participle tell what was. */
  auxiliaries: readonly string[]
}

/** Reads the words as they are compiled. */
export const readWordKinds = ({ words }: WordKinds): Map<string, readonly string[]> =>
  new Map(
    words.split('\n').flatMap((line) => {
      const [kinds = '', all = ''] = line.split('\t')
      const of = kinds === '' ? [] : kinds.split(' ')
      return all.split('|').map((word) => [word, of] as const)
    }),
  )
