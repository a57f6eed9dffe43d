import { findLanguage } from '@lingarden/languages/find-language'

/**
 * The text of a file: UTF-8, or UTF-16 where its first bytes say so; else as older spreadsheets write the
 * language.
 * @returns undefined for what is no text, such as a workbook
 */
export function decodeFile(bytes: Uint8Array, languageCode: string): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  if (bytes.includes(0)) return undefined
  return decode(bytes, 'utf-8') ?? decode(bytes, findLanguage(languageCode)?.legacyEncoding ?? 'windows-1252')
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
