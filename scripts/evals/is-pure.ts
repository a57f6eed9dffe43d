import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'

const english = /\b(?:the|you|your|is|are|and|what|with|this|that|have|it|of|great|good)\b/iu

/** Whether a reply is in its language alone: no Latin words beside characters, no English or characters beside the others. */
export function isPure(text: string, tag: LanguageTag): boolean {
  return languageOf(tag).script === 'latin'
    ? !/\p{Script=Han}/u.test(text) && !english.test(text)
    : !/\p{Script=Latin}{2,}/u.test(text)
}
