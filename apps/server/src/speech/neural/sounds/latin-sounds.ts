import { soundClauses } from '@lingarden/languages/kit/sounds/sound-clauses'

/** Two sounds that the model writes as one sign. */
const joined: readonly (readonly [string, string])[] = [
  ['tʃ', 'ʧ'],
  ['dʒ', 'ʤ'],
  ['ts', 'ʦ'],
  ['dz', 'ʣ'],
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['oʊ', 'O'],
  ['əʊ', 'Q'],
  ['ɔɪ', 'Y'],
]

/**
 * A text in a Latin script in the sounds that the neural model was trained on.
 * @param phonemize the engine's IPA of a clause, its sounds parted by underscores
 */
export function latinSounds(text: string, phonemize: (clause: string) => string): string {
  return soundClauses(text, (clause) => toModelSounds(phonemize(clause)))
}

function toModelSounds(ipa: string): string {
  return (
    ipa
      // The engine says where it changes to another language, and where it ties words together.
      .replaceAll(/\([a-z-]+\)|-/gu, '')
      .split(/\s+/u)
      .map((word) => word.split('_').map(joinSounds).join(''))
      .join(' ')
      .trim()
  )
}

const joinSounds = (sound: string): string =>
  joined.reduce((written, [apart, together]) => written.replace(apart, together), sound)
