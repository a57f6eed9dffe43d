import { isOtherLanguage } from '@lingarden/domain/other-language'
import type { LanguageTag } from '@lingarden/languages/find-language'

/** What marks up a text, hides in it, or leads out of it; and what models put beside their words. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/<[^>\n]{0,200}>/gu, ''],
  [/!?\[([^\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/gu, '$1'],
  [/\bhttps?:\/\/\S+/giu, ''],
  [/^\s*(?:#{1,6}|[-*+•]|\d{1,2}[.)]|>)\s+/gmu, ''],
  [/[*`~|{}\\^]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ''],
  [/(?!\p{Emoji_Component})\p{Cf}|(?![\s\p{Cf}])\p{C}/gu, ''],
  [/\s+/gu, ' '],
]

const inBrackets = /\s?[(（[【]([^()（）[\]【】]*)[)）\]】]/gu

/** A piece of a reply as it is shown: plain text on one line, and no translation or reading in brackets beside it. */
export function cleanReply(text: string, language: LanguageTag): string {
  const plain = marks.reduce(
    (result, [mark, instead]) => result.replace(mark, instead),
    text.normalize('NFC'),
  )
  return plain
    .replace(inBrackets, (whole, inside: string) => (isOtherLanguage(inside, language) ? '' : whole))
    .trim()
}
