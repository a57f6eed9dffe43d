import { readInContext } from '@lingarden/domain/dictionary/readings'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import type { OpeningEntry, OpeningPiece, OpeningWords } from '@lingarden/domain/opening-words'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { loadScenes } from '@lingarden/languages/load'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'
import type { LintLanguage } from '../courses/lint/vocabulary.ts'

/** So many senses of a word are told while the dictionary is on its way. */
const sensesTold = 5

const nameSlot = '{tutor}'

/** The words of the tutor's first lines, by topic: a dictionary takes a slow line a minute. */
export async function readOpenings(
  languageCode: LanguageCode,
  language: LintLanguage,
): Promise<Record<string, OpeningWords>> {
  await loadScenes(language.tag)
  const { voiceTutorNames } = languageByCode(languageCode)
  const [name = ''] = Object.values(voiceTutorNames)
  return Object.fromEntries(scenesOf(language.tag).map((scene) => [scene.id, wordsOf(scene, language, name)]))
}

/** What a talk may be opened with, and asked first. What has other slots than the tutor's name is left out. */
function linesOf({ welcome, welcomeFeminine = [], nodes }: Scene): string[] {
  const [first] = Object.values(nodes)
  const all = [...welcome, ...welcomeFeminine, ...(first?.ask ?? [])]
  return [...new Set(all)].filter((line) => !line.replaceAll(nameSlot, '').includes('{'))
}

function wordsOf(scene: Scene, { tag, dictionary }: LintLanguage, name: string): OpeningWords {
  const entries: Record<string, OpeningEntry> = {}
  const read = (line: string) => {
    const tokens = tokenize(line.replaceAll(nameSlot, name), tag, dictionary)
    return readInContext(tokens, tag, dictionary)
  }
  const pieceOf = (token: ReadToken): OpeningPiece => {
    if (token.kind !== 'word') return token.text
    const term = token.term ?? token.text
    const entry = dictionary.lookUp(term)
    if (entry) {
      const { definition } = meaningOf(entry)
      entries[term] = [entry.pronunciation, definition.slice(0, sensesTold).join('; ')]
    }
    const { text, term: known = null, reading } = token
    return reading === undefined ? [text, known] : [text, known, reading]
  }
  const lines = linesOf(scene).map((line) => {
    const names = line.split(nameSlot).length - 1
    return withNameSlot(read(line), names > 0 ? name : undefined, pieceOf)
  })
  return { lines: lines.filter((line) => line !== undefined), entries }
}

/** Undefined where the name has become a part of another word, so that it cannot be told where another one would stand. */
function withNameSlot(
  tokens: readonly ReadToken[],
  name: string | undefined,
  pieceOf: (token: ReadToken) => OpeningPiece,
): OpeningPiece[] | undefined {
  if (name === undefined) return tokens.map(pieceOf)
  const pieces = tokens.map((token) => (token.text === name ? 0 : pieceOf(token)))
  return pieces.includes(0) ? pieces : undefined
}
