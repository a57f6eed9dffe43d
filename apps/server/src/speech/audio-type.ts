const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))

const signatures: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'audio/webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'audio/mp4', at: 4, bytes: ascii('ftyp') },
  { type: 'audio/ogg', at: 0, bytes: ascii('OggS') },
  { type: 'audio/wav', at: 8, bytes: ascii('WAVE') },
  { type: 'audio/flac', at: 0, bytes: ascii('fLaC') },
  { type: 'audio/mpeg', at: 0, bytes: ascii('ID3') },
]

/** The media type of audio by its first bytes; undefined where it is none that we know. */
export function audioType(audio: Uint8Array): string | undefined {
  const known = signatures.find(({ at, bytes }) => bytes.every((byte, index) => audio[at + index] === byte))
  return known?.type ?? (isMpegFrame(audio) ? 'audio/mpeg' : undefined)
}

/** Eleven set bits, then a version and a layer that exist. */
function isMpegFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0
}
