import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'

const unpack = promisify(brotliDecompress)

/** Where the packed strokes of a language lie, with their licence (scripts/write-strokes.ts). */
export const strokesFolder = (tag: string): URL => new URL('strokes/', languageFolder(tag))

/** The file that a character is in: those of 256 neighbours in Unicode lie together. */
export function locateStrokes(character: string, tag: string): URL {
  const block = (character.codePointAt(0) ?? 0) >> 8
  return new URL(`${block.toString(16)}.br`, strokesFolder(tag))
}

/**
 * The strokes of a character, as JSON: outlines and medians, as Hanzi Writer draws them.
 * @returns undefined where no language that is learnt stroke by stroke knows them
 */
export async function readStrokes(character: string): Promise<string | undefined> {
  for (const { tag } of supportedLanguages.filter(({ hasStrokeOrder }) => hasStrokeOrder)) {
    const strokes = await readPacked(character, locateStrokes(character, tag))
    if (strokes !== undefined) return strokes
  }
  return undefined
}

async function readPacked(character: string, location: URL): Promise<string | undefined> {
  const packed = await readFile(location).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!packed) return undefined
  const lines = (await unpack(packed)).toString()
  const begin = `\n${character}\t`
  const at = `\n${lines}`.indexOf(begin)
  return at < 0 ? undefined : lines.slice(at + begin.length - 1, lines.indexOf('\n', at + 1))
}
