import { readFile } from 'node:fs/promises'

interface Suffix {
  strip: string
  add: string
  condition: RegExp
}

/**
 * The words that a Hunspell dictionary makes with its suffixes; prefixes are left out.
 * @param isWanted whether the words made of a headword are wanted too
 */
export async function* listHunspellWords(
  directory: string,
  isWanted: (headword: string) => boolean,
): AsyncGenerator<string> {
  const affixes = await readFile(`${directory}/index.aff`, 'utf8')
  const words = await readFile(`${directory}/index.dic`, 'utf8')
  const flagsOf = /^FLAG long/m.test(affixes)
    ? (flags: string) => flags.match(/../gsu) ?? []
    : (flags: string) => Array.from(flags)
  const suffixes = readSuffixes(affixes)
  for (const line of words.split('\n').slice(1)) {
    const [word = '', flagText = ''] = (line.trim().split(/\s/)[0] ?? '').split('/')
    if (word === '' || /[\d.]/.test(word)) continue
    const flags = flagsOf(flagText)
    yield word
    if (isWanted(word)) yield* withSuffixes(word, flags, suffixes)
  }
}

function readSuffixes(affixes: string): Map<string, Suffix[]> {
  const found = new Map<string, Suffix[]>()
  for (const line of affixes.split('\n')) {
    const [type, flag = '', strip = '', addition = '', condition = '.'] = line.split(/\s+/)
    if (type !== 'SFX' || /^[YN]$/.test(strip)) continue
    const [add = ''] = addition.split('/')
    const suffix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: new RegExp(`${condition}$`, 'u'),
    }
    found.set(flag, [...(found.get(flag) ?? []), suffix])
  }
  return found
}

function* withSuffixes(
  word: string,
  flags: readonly string[],
  suffixes: ReadonlyMap<string, readonly Suffix[]>,
): Generator<string> {
  for (const flag of flags) {
    for (const { strip, add, condition } of suffixes.get(flag) ?? []) {
      if (!word.endsWith(strip) || !condition.test(word)) continue
      yield word.slice(0, word.length - strip.length) + add
    }
  }
}
