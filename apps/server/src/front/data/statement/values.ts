/** The values of a statement, in the order of their places. */
export interface Values {
  /** Keeps a value; its place ($1, $2, …). */
  add: (value: string | number) => string
  list: readonly string[]
}

/** Values are text, whose type PostgreSQL infers from where they stand; so no text of a request is ever part of SQL. */
export function createValues(): Values {
  const list: string[] = []
  return { list, add: (value) => `$${list.push(String(value))}` }
}

/** A name as SQL takes it. Only names of the catalogue and of an answer's keys come here. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A relation or function of the only schema that is served. */
export const inPublic = (name: string): string => `"public".${quoteName(name)}`
