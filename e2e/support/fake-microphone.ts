import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadVoices } from '@lingarden/languages/load'
import type { Page } from '@playwright/test'
import { loadEspeak } from '../../apps/server/src/speech/embedded/espeak.ts'
import { voiceSetting } from '../../apps/server/src/speech/embedded/voices.ts'
import { launchOptions } from './chromium.ts'

/** What a microphone hears, in order: a sentence, or so many seconds of silence. */
type Heard = string | number

/**
 * Launch options of a browser whose microphone hears the embedded voice; it begins anew each time it is opened.
 * @param folder where the sound is written
 */
export async function hearing(folder: string, language: LanguageTag, heard: readonly Heard[]) {
  const { sampleRate, speak } = await loadEspeak()
  await loadVoices(language)
  const voice = voiceSetting(language, 'coral')
  const parts = heard.map((part) =>
    typeof part === 'number' ? new Int16Array(part * sampleRate) : speak(part, voice).samples,
  )
  const path = join(folder, `${language}-${process.pid}.wav`)
  writeFileSync(path, waveFile(Int16Array.from(parts.flatMap((part) => [...part])), sampleRate))
  const options = await launchOptions()
  return { ...options, args: [...options.args, `--use-file-for-fake-audio-capture=${path}`] }
}

/** A mono WAV file. */
export function waveFile(samples: Int16Array, sampleRate: number): Uint8Array {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const write = (place: number, text: string) =>
    [...text].forEach((letter, index) => file.setUint8(place + index, letter.charCodeAt(0)))
  write(0, 'RIFF')
  file.setUint32(4, 36 + samples.length * 2, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sampleRate, true)
  file.setUint32(28, sampleRate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  write(36, 'data')
  file.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, place) => file.setInt16(44 + place * 2, sample, true))
  return new Uint8Array(file.buffer)
}

/** What a stubbed server answers to one recording: the text, or a status with a message. */
type Answer = string | { status: number; error: string }

/**
 * Lets the page believe that its server writes recordings down, and answers in its place.
 * @returns how often it was asked
 */
export async function stubTranscription(page: Page, answers: Answer[]): Promise<() => number> {
  let count = 0
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace('"transcription":false', '"transcription":true')
      await route.fulfill({ response, body })
    },
  )
  await page.route('**/api/tutor/transcribe-language', async (route) => {
    count++
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (typeof answer === 'string') await route.fulfill({ json: { transcription: answer } })
    else await route.fulfill({ status: answer?.status ?? 500, json: { error: answer?.error } })
  })
  return () => count
}
