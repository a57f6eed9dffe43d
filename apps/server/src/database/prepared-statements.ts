/** Statements that one connection keeps prepared; the one used longest ago makes room for a new one. */
const mostPrepared = 200

export interface PreparedStatement {
  name: string
  text: string
}

/** What one connection has prepared, by the text of the statement. */
export interface PreparedStatements {
  /** The statement of a text; `isNew` where it has to be parsed first. */
  get: (text: string) => { statement: PreparedStatement; isNew: boolean }
  /** Forgets a statement, because it failed: whether the server knows it is not known. */
  drop: (statement: PreparedStatement) => void
  /** The names that the server has to forget before anything else, each told once. */
  takeDropped: () => string[]
}

export function createPreparedStatements(): PreparedStatements {
  const known = new Map<string, PreparedStatement>()
  let dropped: string[] = []
  let made = 0

  const drop = (statement: PreparedStatement): void => {
    if (known.get(statement.text) !== statement) return
    known.delete(statement.text)
    dropped.push(statement.name)
  }

  return {
    drop,
    get: (text) => {
      const found = known.get(text)
      if (found) {
        // Asked for last, it is dropped last.
        known.delete(text)
        known.set(text, found)
        return { statement: found, isNew: false }
      }
      made += 1
      const statement = { name: `s${made}`, text }
      known.set(text, statement)
      const [oldest] = known.values()
      // It may be of the same pipeline only where one holds more statements than are kept.
      if (oldest && known.size > mostPrepared) drop(oldest)
      return { statement, isNew: true }
    },
    takeDropped: () => {
      const names = dropped
      dropped = []
      return names
    },
  }
}
