import type { LanguageTag } from '@lingarden/languages/find-language'

export type LatinTag = Exclude<LanguageTag, 'zh'>

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Pronouns that nothing but a verb follows. */
const beforeVerb: Record<LatinTag, ReadonlySet<string>> = {
  es: words('yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes me te se nos os'),
  fr: words("je j' tu il elle on ils elles me m' te t' se s' ne n' y"),
}

/** Determiners; some of them are pronouns before a verb as well, where the word has no noun to be. */
const beforeNoun: Record<LatinTag, ReadonlySet<string>> = {
  es: words(
    'el la los las un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas mucho mucha muchos muchas',
  ),
  fr: words(
    "le la les l' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
  ),
}

/** Auxiliaries; what follows is a participle, if it can be one. */
const beforeParticiple: Record<LatinTag, ReadonlySet<string>> = {
  es: words('he has ha hemos habéis han había habías habíamos habían'),
  fr: words('suis es est sommes êtes sont étais était étions étaient ai as a avons avez ont avais avait'),
}

/** What stands after a word, as far as it tells. @param before in lower case */
export function kindOfPlace(
  before: string | undefined,
  language: LatinTag,
): 'verb' | 'participle' | 'noun' | undefined {
  if (before === undefined) return undefined
  if (beforeVerb[language].has(before)) return 'verb'
  if (beforeParticiple[language].has(before)) return 'participle'
  return beforeNoun[language].has(before) ? 'noun' : undefined
}
