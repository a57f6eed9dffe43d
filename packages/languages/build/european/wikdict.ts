import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locateSource, readSource } from '../sources.ts'
import { parseTei, type TeiEntry } from './tei.ts'

/** A language as WikDict names it, and which other dictionaries help to find what its words mean. */
export interface WikdictLanguage {
  /** ISO 639-3, as the names of its dictionaries have it. */
  code: string
  /** Languages between it and English: both sides have dictionaries with them. */
  pivots: readonly string[]
  /** Dictionaries out of the language, which tell of its words. */
  partners: readonly string[]
}

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
