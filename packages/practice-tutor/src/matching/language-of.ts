import type { LanguageTag } from '@lingarden/domain/languages'

const englishWords = new Set(
  (
    'the i want would like please you what can is are this that and my hello hi ignore previous instructions tell me ' +
    'your system prompt don know do to have water with milk bill coffee tea how name from live work am a'
  ).split(' '),
)

/** Whether a text is plainly not in the language of the scene: English, or letters of another script. */
export function isOtherLanguage(text: string, language: LanguageTag): boolean {
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  if (language === 'zh') return characters.length === 0 && words.length > 0
  if (characters.length > 0) return true
  const english = words.filter((word) => englishWords.has(word)).length
  return english >= 2 && english / words.length > 0.5
}
