import initSqlJs from 'sql.js'

/** SQLite as the web app has it. */
export const openSqliteWasm = () => initSqlJs()
