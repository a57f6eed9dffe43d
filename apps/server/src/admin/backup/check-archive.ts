import { createHash } from 'node:crypto'
import { AdminError } from '../admin-error.ts'
import { manifestName, manifestSchema, partName, type Manifest } from './manifest.ts'
import { ArchiveError, readArchive, type ArchiveEntry } from './read-archive.ts'

interface SeenPart {
  path: string
  bytes: number
  sha256: string
}

/**
 * Reads a backup from end to end: that it is whole, that every part is the one that was written, and that there is nothing
 * else in it.
 * @throws AdminError in one line where it is not
 */
export async function checkArchive(file: string): Promise<Manifest> {
  try {
    return await check(file)
  } catch (cause) {
    throw refusal(file, cause)
  }
}

async function check(file: string): Promise<Manifest> {
  const seen: SeenPart[] = []
  let manifest: Manifest | undefined
  for await (const { path, content } of readArchive(file)) {
    if (manifest) throw new ArchiveError('Something follows its end')
    if (path === manifestName) manifest = readManifest(content)
    else seen.push({ path, bytes: content.length, sha256: sha256(content) })
  }
  if (!manifest) throw new ArchiveError('It does not say what it holds')
  compare(seen, manifest)
  return manifest
}

function readManifest(content: Buffer): Manifest {
  let value: unknown
  try {
    value = JSON.parse(content.toString())
  } catch (cause) {
    throw new ArchiveError('What it says of itself cannot be read', { cause })
  }
  const parsed = manifestSchema.safeParse(value)
  if (!parsed.success)
    throw new ArchiveError('What it says of itself cannot be read', { cause: parsed.error })
  return parsed.data
}

/** What was found must be what was written, part by part, in the same order. */
function compare(seen: readonly SeenPart[], { tables }: Manifest): void {
  const expected = tables.flatMap((table) =>
    table.parts.map((part, place) => ({ path: partName(table, place), ...part })),
  )
  const isSame = expected.every(({ path, bytes, sha256: hash }, place) => {
    const found = seen[place]
    return found?.path === path && found.bytes === bytes && found.sha256 === hash
  })
  if (!isSame || seen.length !== expected.length)
    throw new ArchiveError('Its parts are not those that were written')
}

const sha256 = (content: ArchiveEntry['content']) => createHash('sha256').update(content).digest('hex')

function refusal(file: string, cause: unknown): AdminError {
  if (cause instanceof ArchiveError)
    return new AdminError(
      `${file} is not a whole backup of Lingarden (${cause.message.toLowerCase()}). Nothing was changed.`,
      undefined,
      { cause },
    )
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new AdminError(`${file} cannot be read: ${reason}. Nothing was changed.`, undefined, { cause })
}
