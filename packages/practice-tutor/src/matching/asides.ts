import type { LanguageTag } from '@lingarden/languages/find-language'
import type { ByLanguage } from '../scenario.ts'
import type { Token } from './tokens.ts'

/** Interjections, drawn out or not: what one says while one thinks. */
const interjections: ByLanguage<string> = {
  es: 'e+h+|a+y+|u+y+|u+f+|a+h+|o+h+|b[au]h|e+m+|m{2,}|hu?m+',
  fr: 'b[ae]h|ben|bof|e+u+h+|hein|a+h+|o+h+|hu?m+|m{2,}|pf+',
  zh: '[嗯哦啊呃唉哎诶噢哇呀]',
}
/** Words that are one only where they open a sentence that goes on (“vaya, qué bien”, but “vaya todo recto”). */
const openers: ByLanguage<string> = {
  es: 'pues(?=[\\s,.…!]+[¿¡]*\\p{L})|(?:bueno|vaya|hombre|mira|a ver)(?=\\s*[,.…!]+\\s*[¿¡]*\\p{L})',
  fr: '(?:bon|alors|eh bien)(?=\\s*[,.…!]+\\s*\\p{L})',
  zh: '那么?(?=[，,、])',
}

const asidesOf = ({
  inside,
  opening,
  isWritten,
}: {
  inside: string
  opening: string
  isWritten: boolean
}) => {
  const [before, after] = isWritten ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', '']
  const beginning = `(?<=^[\\s¡¿]*(?:(?:${inside}|${opening})[\\s,，.…!]+)*)`
  return new RegExp(`${before}(?:${inside})${after}|${beginning}(?:${opening})${after}`, 'giu')
}
const asides: ByLanguage<RegExp> = {
  es: asidesOf({ inside: interjections.es, opening: openers.es, isWritten: true }),
  fr: asidesOf({ inside: interjections.fr, opening: openers.fr, isWritten: true }),
  zh: asidesOf({ inside: interjections.zh, opening: openers.zh, isWritten: false }),
}
const whole: ByLanguage<RegExp> = {
  es: new RegExp(`^(?:${interjections.es})$`, 'u'),
  fr: new RegExp(`^(?:${interjections.fr})$`, 'u'),
  zh: new RegExp(`^(?:${interjections.zh})$`, 'u'),
}

/** Whether a word in lower case is an interjection wherever it stands. */
export const isInterjection = (word: string, language: LanguageTag): boolean => whole[language].test(word)

/**
 * The words of a text that say nothing of their own, so that they are neither missed nor taken for another word. None
 * where nothing else is said: “嗯” alone is an answer.
 */
export function findAsides(
  text: string,
  tokens: readonly Token[],
  language: LanguageTag,
): ReadonlySet<Token> {
  const places = Array.from(text.matchAll(asides[language]), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  const found = tokens.filter((token) =>
    places.some(({ start, end }) => start <= token.start && token.end <= end),
  )
  return new Set(found.length < tokens.length ? found : [])
}
