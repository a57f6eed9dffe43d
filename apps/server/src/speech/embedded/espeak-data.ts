import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EspeakModule } from '@echogarden/espeak-ng-emscripten'

/** Where the dictionary of a language lies: its path for the engine, and its bytes in the file of all data. */
interface DictionaryPlace {
  path: string
  start: number
  length: number
}

export interface EspeakData {
  /** Runs as the engine starts, before its data come. */
  preRun: (engine: EspeakModule) => void
  /** Gives the engine that was started the dictionaries of languages, each once. */
  addDictionaries: (languages: readonly string[]) => void
}

const dictionaryName = /\/([a-z]+)_dict$/u
const dataFile = '@echogarden/espeak-ng-emscripten/espeak-ng.data'

/**
 * Keeps of the engine's data what is spoken with. Nearly all of its 24 MB are the dictionaries of a hundred languages, which
 * it would hold for as long as it runs: it gets copies of the small files, a dictionary when its language is spoken, and the
 * memory that all of them came in is given back.
 */
export function espeakData(): EspeakData {
  const places = new Map<string, DictionaryPlace>()
  let create: EspeakModule['FS_createDataFile']
  return {
    preRun: (engine) => {
      create = engine.FS_createDataFile
      engine.FS_createDataFile = (path, name, bytes, ...rights) => {
        const { buffer, byteOffset: start, length } = bytes
        const [, language] = dictionaryName.exec(path) ?? []
        if (language === undefined) create(path, name, bytes.slice(), ...rights)
        else places.set(language, { path, start, length })
        // The files come in their order, without a pause; after the last one nobody asks for the whole.
        if (start + length === buffer.byteLength) queueMicrotask(() => void buffer.transfer(0))
      }
    },
    addDictionaries: (languages) => {
      for (const language of languages) {
        const place = places.get(language)
        if (!place) continue
        places.delete(language)
        create(place.path, null, readData(place), true, true, true)
      }
    },
  }
}

function readData({ start, length }: DictionaryPlace): Uint8Array<ArrayBuffer> {
  const file = openSync(createRequire(import.meta.url).resolve(dataFile), 'r')
  try {
    const bytes = new Uint8Array(length)
    readSync(file, bytes, 0, length, start)
    return bytes
  } finally {
    closeSync(file)
  }
}
