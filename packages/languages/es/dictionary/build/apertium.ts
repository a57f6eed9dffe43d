import { readFromPackage } from '../../../build/european/debian-package.ts'
import { readSource } from '../../../build/sources.ts'
import { readLexicon, type Lexicon } from './lttoolbox.ts'

export interface Apertium {
  /** The readings of a Spanish word: "casa<n><f><sg>". */
  analyse: Lexicon['analyse']
  /** English lemmas for a Spanish lemma with its tags, the default first. */
  translate: (lemma: string) => string[]
}

const apertiumFolder = './usr/share/apertium/apertium-eng-spa'

export function readApertium(folder: string): Apertium {
  const archive = readSource(folder, 'apertium')
  const read = (file: string) => readLexicon(readFromPackage(archive, `${apertiumFolder}/${file}`))
  const dictionary = read('spa-eng.autobil.bin')
  return {
    analyse: read('spa-eng.automorf.bin').analyse,
    translate: (lemma) =>
      dictionary.analyse(lemma).map((found) => found.replace(/<.*$/, '').replace(/# ?/, ' ')),
  }
}
