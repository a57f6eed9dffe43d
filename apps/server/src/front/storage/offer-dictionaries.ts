import { listBuiltFiles, unpackedSize, type BuiltFile } from '@lingarden/content/dictionary-files'
import type { Database } from '../../database/database.ts'
import { packageVersion } from './contents/package-contents.ts'
import type { ObjectMetadata } from './objects.ts'

/** The bucket of the dictionaries. */
const bucket = 'dictionaries'

const describe = ({ location, sha256 }: BuiltFile): Omit<ObjectMetadata, 'lastModified'> => {
  const size = unpackedSize(location)
  return {
    // Weak, because it stands for the compressed file, too.
    eTag: `W/"${sha256}"`,
    size,
    contentLength: size,
    mimetype: 'application/json',
    // Asked for again each time, which costs an answer without a body as long as nothing changed.
    cacheControl: 'no-cache',
    httpStatusCode: 200,
  }
}

/**
 * Lists the dictionaries of the content package in their bucket, so that policies decide who may have them. Their contents
 * stay in the package: nothing is copied, and only what changed is written.
 */
export async function offerPackedDictionaries({ run }: Pick<Database, 'run'>): Promise<void> {
  const files = listBuiltFiles()
  const rows = files.map((file) => ({
    name: file.name,
    version: packageVersion(file),
    metadata: describe(file),
  }))
  await run([
    {
      text: `insert into storage.objects (bucket_id, name, version, metadata)
        select $1, name, version, metadata from jsonb_to_recordset($2) as file (name text, version text, metadata jsonb)
        where exists (select from storage.buckets where id = $1)
        on conflict (bucket_id, name) do update
          set version = excluded.version, metadata = excluded.metadata, updated_at = now()
          where objects.version is distinct from excluded.version or objects.metadata is distinct from excluded.metadata`,
      values: [bucket, JSON.stringify(rows)],
    },
    {
      text: `delete from storage.objects where bucket_id = $1 and version like 'package/%' and name <> all ($2)`,
      values: [bucket, rows.map(({ name }) => name)],
    },
  ])
}
