import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'

const unpack = promisify(brotliDecompress)

/** Where the packed strokes lie, with their licence (scripts/write-strokes.ts). */
export const strokesFolder = new URL('strokes/', languageFolder(tagOfStrokes()))

function tagOfStrokes(): string {
  const language = supportedLanguages.find(({ hasStrokeOrder }) => hasStrokeOrder)
  if (!language) throw new Error('no language is written stroke by stroke')
  return language.tag
}

/** The file that a character is in: those of 256 neighbours in Unicode lie together. */
export function locateStrokes(character: string): URL {
  const block = (character.codePointAt(0) ?? 0) >> 8
  return new URL(`${block.toString(16)}.br`, strokesFolder)
}

/**
 * The strokes of a Han character, as JSON: outlines and medians, as Hanzi Writer draws them.
 * @returns undefined where they are not known
 */
export async function readStrokes(character: string): Promise<string | undefined> {
  const packed = await readFile(locateStrokes(character)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!packed) return undefined
  const lines = (await unpack(packed)).toString()
  const begin = `\n${character}\t`
  const at = `\n${lines}`.indexOf(begin)
  return at < 0 ? undefined : lines.slice(at + begin.length - 1, lines.indexOf('\n', at + 1))
}
