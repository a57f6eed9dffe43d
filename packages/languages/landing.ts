import type { PortraitName } from './first-talk.ts'
import type { HelpLanguage } from './help-languages.ts'
import type { LanguagePack } from './language-pack.ts'
import { packs, type LanguageTag } from './registry.ts'

/** What the landing page shows of a language, beside its profile. */
export interface Landing {
  /** What is done for this language alone. */
  about: Readonly<Record<HelpLanguage, string>>
  /** Who is drawn as its tutor. */
  portrait: PortraitName
  /** Lessons of its course. */
  lessons: number
  /** A sentence as the built-in tutor corrects it, word for word; a test asks it. */
  correction: CorrectedExample
  /** Words for the bed of the garden, by how far they have grown. */
  plants: Readonly<Partial<Record<'seed' | 'sprout' | 'leaf' | 'bud' | 'bloom', string>>>
}

export interface CorrectedExample {
  written: string
  original: string
  corrected: string
  reasons: Readonly<Record<HelpLanguage, string>>
}

/** By the tag of the language; one that shows nothing is left out. */
export type Landings = ReadonlyMap<LanguageTag, Landing>

/** What the landing page shows of each language, in the order of the registry. */
export async function loadLandings(): Promise<Landings> {
  const loaded = packs.map(async (pack) => {
    const { loadLanding }: LanguagePack = pack
    return loadLanding ? [[pack.profile.tag, await loadLanding()] as const] : []
  })
  return new Map((await Promise.all(loaded)).flat())
}

/** Words for a picture of a garden: how somebody is met in each language, and then what has grown furthest in each bed. */
export async function loadPictureWords(): Promise<readonly string[]> {
  const greetings = packs.map(({ profile }) => profile.greeting.replaceAll(/\P{L}/gu, ''))
  const beds = [...(await loadLandings()).values()].map(({ plants }) => plants)
  const grown = beds.map(({ bloom, bud, leaf, sprout, seed }) => bloom ?? bud ?? leaf ?? sprout ?? seed)
  return [...greetings, ...grown.filter((word) => word !== undefined)]
}
