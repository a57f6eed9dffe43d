import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const here = new URL('../../', import.meta.url)
const dictionaries = ['es', 'fr'].map((tag) => new URL(`../languages/${tag}/dictionary/`, here))

/** Folders whose programs decide what a lexicon holds. */
const programs = ['scripts/lexicon/', '../languages/kit/lexicon/', '../languages/kit/spelling/']

/**
 * Names everything that the lexicons follow from, and the lexicons themselves: it changes when one of them does. Compiling
 * takes most of a minute, and looking whether that is due should not.
 */
export async function fingerprint(): Promise<string> {
  const listed = await Promise.all(programs.map(async (folder) => filesIn(new URL(folder, here))))
  const own = [...listed.flat(), ...(await filesIn(new URL('lexicon/', here)))]
  const built = await Promise.all(dictionaries.map(filesIn))
  const sources = built.flat().filter(({ pathname }) => pathname.endsWith('.json.gz'))
  const hash = createHash('sha256')
  for (const file of [...own, ...sources]) {
    if (/(\.test\.ts|README\.md|fingerprint[^/]*)$/.test(file.pathname)) continue
    hash.update(file.pathname.slice(file.pathname.lastIndexOf('/'))).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesIn(folder: URL): Promise<URL[]> {
  return (await readdir(folder)).toSorted().map((name) => new URL(name, folder))
}
