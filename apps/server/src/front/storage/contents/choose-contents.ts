import type { Database } from '../../../database/database.ts'
import type { ObjectContents } from './contents.ts'
import { createDatabaseContents } from './database-contents.ts'
import { createS3Contents, type S3Settings } from './s3-contents.ts'

/** Where the contents of files lie: in an S3-compatible store where the operator named one, else in the database. */
export const chooseContents = (
  settings: S3Settings | undefined,
  database: Pick<Database, 'query'>,
): ObjectContents => (settings ? createS3Contents(settings) : createDatabaseContents(database))
