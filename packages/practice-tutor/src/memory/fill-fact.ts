import type { LanguageTag } from '@lingarden/languages/find-language'
import type { ByLanguage } from '../scenario.ts'

/** What learners say of themselves, said to them. */
const toListener: ByLanguage<readonly (readonly [RegExp, string])[]> = {
  es: [
    [/(?<!\p{L})mi(?=s?(?!\p{L}))/giu, 'tu'],
    [/(?<!\p{L})me(?!\p{L})/giu, 'te'],
  ],
  fr: [
    [/(?<!\p{L})m(?=(?:on|a|es|e)(?!\p{L}))/giu, 't'],
    [/(?<!\p{L})m(?=['’])/giu, 't'],
  ],
  zh: [[/我/gu, '你']],
}

/** Puts a fact into a line that is said to whoever told it. */
export function fillFact(line: string, fact: string, language: LanguageTag): string {
  const said = toListener[language].reduce((text, [from, to]) => text.replace(from, to), fact)
  const full = line.replace('{fact}', () => said)
  return language === 'es' ? full.replace(/te gusta (?=l[oa]s )/u, 'te gustan ') : full
}
