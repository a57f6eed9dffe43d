import { toneOf, withTone } from './pinyin.ts'

export interface Syllable {
  /** With the tone of the dictionary. */
  pinyin: string
  /** The character that it reads: 一 and 不 have rules of their own. */
  character: string
}

const countsOn = /[零〇一二三四五六七八九十]/u
/** What 一 is counted in when it is a place in a row: 一月 is January, 一号 the first. */
const dates = /[月号]/u
const comesBeforeOrdinal = /[第零〇一二三四五六七八九十初期周]/u

/**
 * The tones of a phrase as they are spoken: 一 and 不 by the tone after them, a third tone before another as a
 * second. A phrase is what is said without a pause.
 * @param words syllables of each word
 * @returns the spoken pinyin of each syllable, by word
 */
export function applyToneSandhi(words: readonly (readonly Syllable[])[]): string[][] {
  const all = words.flat()
  let at = 0
  const changed = words.map((word) =>
    word.map((syllable, place) => {
      const [before, after] = [all[at - 1], all[at + 1]]
      at++
      const isWordEnd = word.length > 1 && place === word.length - 1
      if (syllable.character === '一') return isWordEnd ? syllable.pinyin : changeOne(syllable, before, after)
      return syllable.character === '不' &&
        toneOf(syllable.pinyin) === 4 &&
        after &&
        toneOf(after.pinyin) === 4
        ? withTone(syllable.pinyin, 2)
        : syllable.pinyin
    }),
  )
  return changeThirdTones(changed.map((word, i) => changeWord(word, words[i]?.[0]?.character)))
}

function changeOne({ pinyin }: Syllable, before: Syllable | undefined, after: Syllable | undefined): string {
  const isPlace = before !== undefined && comesBeforeOrdinal.test(before.character)
  if (
    !after ||
    toneOf(pinyin) !== 1 ||
    isPlace ||
    countsOn.test(after.character) ||
    dates.test(after.character)
  )
    return pinyin
  // 个 has lost its fourth tone, but 一 still hears it.
  return withTone(pinyin, toneOf(after.pinyin) === 4 || after.character === '个' ? 2 : 4)
}

/** What stands before a word of two syllables, rather than after the first of three. */
const prefixes = new Set('小老大纸好可有很你我'.split(''))

/** Third tones inside a word: its closest syllables first, 展览|馆 but 小|老虎. */
function changeWord(syllables: readonly string[], first: string | undefined): string[] {
  if (syllables.length <= 2) return changeThirdTones(syllables.map((syllable) => [syllable])).flat()
  const cut = syllables.length === 3 && first !== undefined && prefixes.has(first) ? 1 : 2
  return changeThirdTones([
    changeWord(syllables.slice(0, cut), undefined),
    changeWord(syllables.slice(cut), undefined),
  ]).flat()
}

/** Third tones where groups meet, from the end: a group that has changed already does not change the one before. */
function changeThirdTones(groups: readonly (readonly string[])[]): string[][] {
  const changed = groups.map((group) => [...group])
  for (let i = changed.length - 2; i >= 0; i--) {
    const [group, next] = [changed[i], changed[i + 1]]
    const [last, follower] = [group?.at(-1), next?.[0]]
    if (!group || last === undefined || follower === undefined) continue
    if (toneOf(last) === 3 && toneOf(follower) === 3) group[group.length - 1] = withTone(last, 2)
  }
  return changed
}
