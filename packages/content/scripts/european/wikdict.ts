import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locateSource, readSource } from '../sources.ts'
import { parseTei, type TeiEntry } from './tei.ts'

/** Languages between the learner's and English: both sides have dictionaries with them. */
export const pivots = {
  fra: ['spa', 'cat', 'fin', 'swe', 'rus', 'bul', 'ell', 'pol', 'jpn', 'zho'],
  spa: ['cat', 'fin', 'swe', 'rus', 'ell', 'pol'],
} as const

export type SourceLanguage = keyof typeof pivots

/** The dictionaries of WikDict, unpacked below the folder of the sources. */
export interface Wikdict {
  /** The entries of a pair ("eng-spa"); none where there is no such dictionary. */
  readPair: (pair: string) => TeiEntry[]
}

export function openWikdict(folder: string): Wikdict {
  const unpacked = join(folder, 'wikdict')
  if (!existsSync(unpacked)) {
    readSource(folder, 'wikdict')
    // Renamed when it is whole: a build that was stopped leaves no half of it behind.
    const partial = `${unpacked}.partial`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial)
    const archive = locateSource(folder, 'wikdict')
    execFileSync('tar', ['xJf', archive, '-C', partial, '--strip-components=2', '--wildcards', '*.tei'])
    renameSync(partial, unpacked)
  }
  return {
    readPair: (pair) => {
      const file = join(unpacked, `${pair}.tei`)
      return existsSync(file) ? parseTei(readFileSync(file, 'utf8')) : []
    },
  }
}
