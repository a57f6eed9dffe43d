import { findLanguage } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { listRecords } from '@/lib/learner-cache/learner-cache'
import { readClip } from '@/lib/speech/stored-clips'

/** Sounds that a file gets at most: some 10 MB. */
const mostSounds = 2000

/** The sounds of words that this browser has heard and kept; none is asked of the server, where each would cost. */
export async function readSounds(
  words: readonly BankWord[],
  languageCode: string,
): Promise<Map<string, Uint8Array>> {
  const sounds = new Map<string, Uint8Array>()
  const terms = new Set(words.map(({ term }) => term))
  // A clip is called by language, voice and text.
  for (const key of await listRecords('audio', `${findLanguage(languageCode)?.tag}\n`)) {
    const term = key.split('\n').slice(2).join('\n')
    if (sounds.size === mostSounds || sounds.has(term) || !terms.has(term)) continue
    const clip = await readClip(key)
    if (clip?.audio.type === 'audio/mpeg') sounds.set(term, new Uint8Array(await clip.audio.arrayBuffer()))
  }
  return sounds
}
