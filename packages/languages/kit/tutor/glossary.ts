/** A term of the learnt language and what it means, in English or as a lesson says it to its reader. */
export interface GlossaryTerm {
  term: string
  meaning: string
  /** How it is read, where its letters do not tell. */
  reading?: string
}

/** The terms that the tutor can explain: those that learners ask for. */
export interface Glossary {
  /** @param word in any of its forms, with accents or without */
  explain: (word: string) => GlossaryTerm | undefined
  /** @param meaning in any language of the readers */
  translate: (meaning: string) => GlossaryTerm | undefined
}

/** Reads a glossary as it is compiled: a line a term, with its meaning and, where there is one, its reading behind tabs. */
export const readGlossary = (lines: string): GlossaryTerm[] =>
  lines.split('\n').map((line) => {
    const [term = '', meaning = '', reading] = line.split('\t')
    return { term, meaning, ...(reading !== undefined && { reading }) }
  })
