import initSqlJs from 'sql.js'
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url'

/** SQLite for the files of other programs; loaded with the first of them. */
export const openSqlite = () => initSqlJs({ locateFile: () => wasmAddress })
