import fc from 'fast-check'
import { largestRecording } from '@lingarden/domain/speech'
import { expect, it } from 'vitest'
import { checkRecording } from './recording.ts'
import { webmRecording } from './testing/recordings.ts'
import { webmSeconds } from './webm-seconds.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['WebM', webmRecording(3)],
  ['MP4', bytesOf('\0\0\0\x18ftypmp42')],
  ['Ogg', bytesOf('OggS\0')],
  ['WAV', bytesOf('RIFF\0\0\0\0WAVEfmt ')],
  ['MP3', bytesOf('\xff\xf3\x60\xc4')],
])('takes %s', (_name, audio) => {
  expect(() => checkRecording(audio)).not.toThrow()
})

it.each([
  ['nothing', new Uint8Array(), 'empty_recording', 400],
  ['a page', bytesOf('<html>'), 'unsupported_recording', 415],
  ['a picture', bytesOf('\x89PNG\r\n'), 'unsupported_recording', 415],
  ['a part of a head', bytesOf('\x1a\x45'), 'unsupported_recording', 415],
  ['half an hour', webmRecording(1800), 'recording_too_long', 413],
  ['too many bytes', new Uint8Array(largestRecording + 1), 'too_large', 413],
])('refuses %s', (_name, audio, code, status) => {
  expect(() => checkRecording(audio)).toThrow(expect.objectContaining({ code, status }))
})

it('reads the length of what a browser records', () => {
  expect(webmSeconds(webmRecording(599.5))).toBe(599.5)
  expect(webmSeconds(new Uint8Array(9))).toBe(0)
})

it('never fails on bytes that are no recording', () => {
  const cluster = fc.constant(Uint8Array.of(0x1f, 0x43, 0xb6, 0x75))
  fc.assert(
    fc.property(fc.array(fc.oneof(cluster, fc.uint8Array({ maxLength: 12 }))), (parts) => {
      expect(webmSeconds(Buffer.concat(parts))).toBeGreaterThanOrEqual(0)
    }),
  )
})
