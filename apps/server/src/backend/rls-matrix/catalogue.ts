import type { TestServer } from '../../test/start-test-server.ts'

/** The names of tables or functions that the database itself has in the exposed schema. */
export async function namesInDatabase(
  { backend }: TestServer,
  kind: 'tables' | 'functions',
): Promise<string[]> {
  const sql = {
    tables:
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')",
    functions: "select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
  }[kind]
  return (await rowsOf<{ name: string }>({ backend }, sql)).map(({ name }) => name).toSorted()
}

/** Runs a query as the database's owner. */
export async function rowsOf<Row>({ backend }: Pick<TestServer, 'backend'>, sql: string): Promise<Row[]> {
  const result = await backend.database.connection.exec<{ rows: Row[] } | Row[]>(sql)
  return Array.isArray(result) ? result : result.rows
}
