// Run by create-database.ts: makes an empty PGlite database in the folder that it is given, and ends.
import { createPgliteConnection } from '@supabase/lite/pglite'

const [, , folder] = process.argv
if (!folder) throw new Error('Say where the database shall lie')
const connection = await createPgliteConnection({ url: folder })
await connection.driver.waitReady
await connection.close()
