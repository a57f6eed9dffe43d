import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { languageFolder, languagesFolder } from '../../build/language-folder.ts'

/** Folders whose programs decide what a lexicon holds. */
const programs = ['scripts/lexicon/', 'kit/lexicon/', 'kit/spelling/']

/**
 * Names everything that a language's lexicon follows from, and the lexicon itself: it changes when one of them does.
 * Compiling takes most of a minute, and looking whether that is due should not.
 */
export async function fingerprint(tag: string): Promise<string> {
  const folder = languageFolder(tag)
  const listed = await Promise.all(
    [...programs.map((path) => new URL(path, languagesFolder)), new URL('lexicon/', folder)].map(filesIn),
  )
  const sources = await filesIn(new URL('dictionary/', folder))
  const hash = createHash('sha256')
  for (const file of [...listed.flat(), ...sources.filter(({ pathname }) => pathname.endsWith('.json.gz'))]) {
    if (/(\.test\.ts|README\.md|url\.ts|fingerprint[^/]*)$/.test(file.pathname)) continue
    hash.update(file.pathname.slice(file.pathname.lastIndexOf('/'))).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesIn(folder: URL): Promise<URL[]> {
  return (await readdir(folder)).toSorted().map((name) => new URL(name, folder))
}
