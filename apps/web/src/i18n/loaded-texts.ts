import type { EntryTexts, GroupName, LanguageTexts, Texts } from './groups'
import type { InterfaceLanguage } from './languages'

/** The languages of the interface. None is loaded before it is wanted, English no more than the others. */
const languageTexts: Readonly<Record<InterfaceLanguage, () => Promise<{ default: LanguageTexts }>>> = {
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  zh: () => import('virtual:texts/zh'),
}

/** A language of which the entry's groups are here, and each other one from when it is loaded. */
export interface OpenLanguage {
  language: InterfaceLanguage
  texts: EntryTexts & Partial<Texts>
  loaders: LanguageTexts['groups']
  /** What was asked for; one that failed stays until it is asked for anew. */
  loads: Map<GroupName, Promise<void>>
  failed: Set<GroupName>
}

const opened = new Map<InterfaceLanguage, OpenLanguage>()

/**
 * Loads what every page of a language needs.
 * @throws where it cannot be loaded
 */
export async function openLanguage(language: InterfaceLanguage): Promise<OpenLanguage> {
  const { default: loaded } = await languageTexts[language]()
  const open = opened.get(language) ?? openOf(language, loaded)
  opened.set(language, open)
  return open
}

const openOf = (language: InterfaceLanguage, { entry, groups }: LanguageTexts): OpenLanguage => ({
  language,
  texts: { ...entry },
  loaders: groups,
  loads: new Map(),
  failed: new Set(),
})

/**
 * Loads a group, once: the same promise each time, so that a component can `use` it, also where it failed.
 * @returns undefined where the group is here
 */
export function loadGroup(open: OpenLanguage, name: GroupName): Promise<void> | undefined {
  if (open.texts[name]) return undefined
  const load = open.loads.get(name) ?? fetchGroup(open, name)
  open.loads.set(name, load)
  return load
}

async function fetchGroup({ texts, loaders, failed }: OpenLanguage, name: GroupName): Promise<void> {
  try {
    Object.assign(texts, (await loaders[name]?.())?.default)
  } catch (cause) {
    failed.add(name)
    throw cause
  }
}

/**
 * Loads several groups at once.
 * @throws where one cannot be loaded
 */
export async function loadGroups(open: OpenLanguage, names: readonly GroupName[]): Promise<void> {
  await Promise.all(names.map((name) => loadGroup(open, name)).filter((load) => load !== undefined))
}

/** One group is itself; several are found by their names, in the same object each time. */
export const chosenTexts = ({ texts }: OpenLanguage, names: readonly GroupName[]): unknown =>
  names.length === 1 && names[0] ? texts[names[0]] : texts

/** Lets what failed be asked for again. */
export function forgetFailedTexts(): void {
  for (const { loads, failed } of opened.values()) {
    for (const name of failed) loads.delete(name)
    failed.clear()
  }
}

/**
 * Texts of any language, shown or not.
 * @throws where they cannot be loaded
 */
export async function textsIn<Name extends GroupName>(
  language: InterfaceLanguage,
  ...names: readonly Name[]
): Promise<Pick<Texts, Name>> {
  forgetFailedTexts()
  const open = await openLanguage(language)
  await loadGroups(open, names)
  return open.texts as Texts
}
