import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readHand } from '../../../build/hand.ts'
import type { Headwords } from '../../../build/european/headwords.ts'

interface Espeak {
  initialize: () => Promise<void>
  setVoice: (voice: string) => Promise<void>
  getPhonemes: (text: string) => { phonemes: string }[]
}

/**
 * Pronunciations of French words: Wiktionary's where it has one, espeak's for other words worth the work.
 * @param spoken words that get a pronunciation in any case
 */
export async function loadFrenchIpa(
  folder: string,
  heads: Headwords,
  spoken: ReadonlySet<string>,
): Promise<(term: string) => string> {
  const load = createRequire(join(folder, 'node_modules', 'any.js'))
  const espeak = (await import(pathToFileURL(load.resolve('espeak-phonemizer')).href)) as Espeak
  await espeak.initialize()
  await espeak.setVoice('fr')
  const byHand = readHand(new URL('../hand/ipa.txt', import.meta.url))
  return (term) => {
    const hand = byHand.get(term)
    if (hand !== undefined) return hand
    const [found] = heads.get(term)?.pronunciations ?? []
    if (found) return `/${found.replace(/^[/[\\]+|[/\]\\]+$/g, '')}/`
    // Half words (l', qu') have no sound of their own: the program would spell their letters.
    if (!spoken.has(term) || !/^[\p{Ll} ]{2,}$/u.test(term)) return ''
    const phonemes = espeak.getPhonemes(term).map((part) => part.phonemes)
    // The program says suivi with a full vowel where French has a glide.
    const sound = phonemes
      .join(' ')
      .replace(/[-ˈˌ]/g, '')
      .replace(/y(?=i)|(?<![lʁ])y(?=[eɛa])/g, 'ɥ')
    // It reads steak as an Englishman would, "(en)" before and "(fr)" after: no French reading.
    return sound.includes('(') ? '' : `/${sound}/`
  }
}
