import type { FirstFrame } from '@lingarden/languages/first-talk'

const vowel = /^[aeiouàâäéèêëîïôöùûü]/iu

/** What stands before the gap, by what is written in it. */
export const frameStart = ({ before, beforeVowel }: FirstFrame, text: string): string =>
  beforeVowel !== undefined && vowel.test(text.trim()) ? beforeVowel : before

/** The whole sentence. */
export const inFrame = (frame: FirstFrame, text: string): string =>
  frameStart(frame, text) + text + frame.after
