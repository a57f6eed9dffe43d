import type { GroupName, Several, Texts } from './groups'
import { chosenTexts, forgetFailedTexts, loadGroups } from './loaded-texts'
import { firstLanguage, shownLanguage } from './shown-language'

/**
 * The texts of a group, or of several by their names, in the language of the interface, for code outside of components;
 * at once where they are here already.
 * @throws where they cannot be loaded; asked again, they are loaded again
 */
export async function loadTexts<Name extends GroupName>(name: Name): Promise<Texts[Name]>
export async function loadTexts<Name extends GroupName>(...names: Several<Name>): Promise<Pick<Texts, Name>>
export async function loadTexts(...names: readonly GroupName[]): Promise<unknown> {
  return loadNamed(names)
}

function loadNamed(names: readonly GroupName[]): Promise<unknown> {
  forgetFailedTexts()
  return readTexts(names)
}

async function readTexts(names: readonly GroupName[]): Promise<unknown> {
  await firstLanguage
  const open = shownLanguage()
  await loadGroups(open, names)
  // Whoever chose another language meanwhile reads that one.
  return shownLanguage() === open ? chosenTexts(open, names) : readTexts(names)
}

/**
 * Has a part of the app come together with the groups that its script reads, so that it shows nothing half said. Which
 * those are, `page-texts.test.ts` knows.
 */
export function withTexts<Part>(load: () => Promise<Part>, ...names: readonly GroupName[]) {
  return async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadNamed(names)])
    return part
  }
}
