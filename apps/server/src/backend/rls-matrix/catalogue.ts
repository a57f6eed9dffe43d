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
  return (await backend.database.query(sql)) as Row[]
}

/** Every table of the database, of whichever schema, in which a row holds a text anywhere, with how many rows do. */
export async function tablesWith(
  server: Pick<TestServer, 'backend'>,
  text: string,
): Promise<Record<string, number>> {
  const all = await rowsOf<{ schema: string; name: string }>(
    server,
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: Record<string, number> = {}
  for (const { schema, name } of all) {
    const [row] = await rowsOf<{ count: number }>(
      server,
      `select count(*)::int as count from "${schema}"."${name}" as held where strpos(held::text, '${text}') > 0`,
    )
    if (row && row.count > 0) found[`${schema}.${name}`] = row.count
  }
  return found
}
