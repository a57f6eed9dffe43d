import { gunzipSync } from 'node:zlib'
import { readSource } from '../sources.ts'
import { readFromPackage } from './debian-package.ts'
import type { Hint } from './glosses.ts'

/** The translations of a FreeDict dictionary for the program dict, by headword, in its order. */
export function readFreedict(folder: string, key: string, pair: string): Map<string, string[]> {
  const archive = readSource(folder, key)
  const file = `./usr/share/dictd/freedict-${pair}.dict.dz`
  const lines = gunzipSync(readFromPackage(archive, file)).toString('utf8').split('\n')
  const found = new Map<string, string[]>()
  let headword = ''
  for (const line of lines) {
    const [, word] = /^(\S.*?) \/.*\//.exec(line) ?? []
    if (word !== undefined) headword = word.replaceAll('’', "'")
    else if (headword !== '' && line !== '') {
      const glosses = line.replace(/^\d+\. /, '').split(/[,;] ?/)
      found.set(headword, [...(found.get(headword) ?? []), ...glosses.map((gloss) => gloss.trim())])
    }
  }
  return found
}

export const hintsFrom = (translations: readonly string[], first: number): Hint[] =>
  translations.map((english, place) => ({ english, weight: first / (1 + place) }))
