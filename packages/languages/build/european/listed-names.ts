import { readText } from '../sources.ts'

/** The list of American surnames is by frequency; beyond these there are few that are nothing else. */
const surnamesTaken = 5000

/** The sources that all European dictionaries share. */
export const europeanSources: readonly string[] = [
  'wikdict',
  'englishWords',
  'englishGivenNames',
  'englishSurnames',
  'spanishGivenNames',
  'spanishSurnames',
  'frenchGivenNames',
]

const givenNames = ['englishGivenNames', 'spanishGivenNames', 'frenchGivenNames']
const surnames = [
  ['englishSurnames', surnamesTaken],
  ['spanishSurnames', Infinity],
] as const

/** What a name is, by the name in lower case: for those that nobody has described by hand. */
export function readListedNames(folder: string): Map<string, string> {
  const read = (key: string) => JSON.parse(readText(folder, key)) as string[]
  return new Map([
    ...surnames
      .flatMap(([key, taken]) => read(key).slice(0, taken))
      .map((name) => [name, 'a surname'] as const),
    ...givenNames.flatMap(read).map((name) => [name, 'a first name'] as const),
  ])
}

/** Gibson of gibson, McCoy of mccoy: the lists have lower case. */
export const capitalise = (name: string): string =>
  name.replace(
    /^(mc)?(\p{Ll})/u,
    (_, prefix: string | undefined, first: string) =>
      `${prefix === undefined ? '' : 'Mc'}${first.toUpperCase()}`,
  )
