import type { LanguagePack } from './language-pack.ts'
import { packs, type LanguageTag } from './registry.ts'
import type { WordRules } from './word-rules.ts'

const wordRules = new Map<string, WordRules>()

const packOf = (tag: LanguageTag): LanguagePack => {
  const pack = packs.find(({ profile }) => profile.tag === tag)
  if (!pack) throw new RangeError(`no language has the tag ${tag}`)
  return pack
}

/** Loads the word rules of a language, once; `wordRulesOf` has them from then on. */
export async function loadWordRules(tag: LanguageTag): Promise<void> {
  if (!wordRules.has(tag)) wordRules.set(tag, await packOf(tag).loadWords())
}

/** Loads all that every language has, as a server does when it starts. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(packs.map(({ profile }) => loadWordRules(profile.tag)))
}

/**
 * The word rules of a language.
 * @throws Error where they are not loaded: whoever shows or reads a language awaits `loadWordRules` first
 */
export function wordRulesOf(tag: LanguageTag): WordRules {
  const rules = wordRules.get(tag)
  if (!rules) throw new Error(`the words of ${tag} are asked for before loadWordRules('${tag}')`)
  return rules
}
