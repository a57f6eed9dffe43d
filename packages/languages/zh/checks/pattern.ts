import type { Edit, Reason } from './because.ts'
import { neededWords } from './needed-words.ts'
import { shorthands } from './pattern-words.ts'
import type { Sentence } from './sentence.ts'

/**
 * Patterns over the words of a sentence. Their elements stand apart by spaces:
 * `在` or `在|从` a word; `<n>` a word of a class, `<n-v>` one that is not of another, `<when>` a shorthand;
 * `/规则/` a word that a regular expression fits; `.` any word; `^` and `$` the borders of a clause, `^^` and `$$` of a
 * sentence; brackets, `|` between brackets, `? * +`, `(?! …)` and their like as in regular expressions.
 */
const elements =
  /\(\?<?[=!:]|\(|\)|<[^>]+>|\/[^/\s]+\/|\^\^?|\$\$?|\\\d|[?*+]|\{[\d,]+\}|\.|(?<=\s)\|(?=\s)|[^\s()<>?*+{}^$]+/gu

const anyWord = '(?:/[^:]*:(?![^;]*x)[^;]*;)'

const borders: Readonly<Record<string, string>> = {
  '^': '(?:^|(?<=:[^;:]*x[^;:]*;))',
  $: '(?=/[^:;]*:[^;]*x|$)',
  '^^': '(?:^|(?<=xX;))',
  $$: '(?=/[^:;]*:[^;]*X|$)',
  '.': anyWord,
  '|': '|',
}

function compileElement(element: string): string {
  if (element.startsWith('|') && element.length > 1) return `|${compileElement(element.slice(1))}`
  if (element.endsWith('|') && element.length > 1) return `${compileElement(element.slice(0, -1))}|`
  const border = borders[element]
  if (border !== undefined) return border
  if (/^(?:\(.*|\)|[?*+]|\{.*|\\\d)$/u.test(element)) return element
  const name = /^<([^>]+)>$/u.exec(element)?.[1]
  if (name !== undefined) {
    const long = shorthands[name]
    if (long !== undefined) return `(?:${compileText(long)})`
    const [class_ = '', ...not] = name.split('-')
    const nots = not.map((letters) => `(?![^;]*[${letters}])`).join('')
    return `(?:/[^:]*:${nots}[^;]*[${class_}][^;]*;)`
  }
  const expression = /^\/(.+)\/$/u.exec(element)?.[1]
  return `(?:/(?:${expression === undefined ? element : expression.replaceAll('.', '[^:/;]')}):[^;]*;)`
}

const compileText = (text: string): string =>
  Array.from(text.matchAll(elements), ([element]) => compileElement(element)).join('')

/** A rule: what is found, and what becomes of it. */
export interface Rule {
  pattern: RegExp
  /** One word of each of these must stand in the sentence. */
  needed: readonly (readonly string[])[]
  change: (found: Found) => Change | undefined
}
export type Change = readonly [replacement: string, reason: Reason]

/** What a pattern has found. */
export interface Found {
  /** The text of a group; of group 0, of all that the pattern has taken. Empty where the group took nothing. */
  group: (place: number) => string
  sentence: string
  start: number
  end: number
}

/**
 * A rule of a pattern and what it is replaced by.
 * @param replacement with `$1` where the text of a group stands, or what tells it; undefined where it is none after all
 */
export function rule(
  pattern: string,
  replacement: string | ((found: Found) => string | undefined),
  reason: Reason | ((found: Found) => Reason),
): Rule {
  return {
    pattern: new RegExp(compileText(pattern), 'dgu'),
    needed: neededWords(Array.from(pattern.matchAll(elements), ([element]) => element)),
    change: (found) => {
      const text =
        typeof replacement === 'string'
          ? replacement.replaceAll(/\$(\d)/g, (_, place: string) => found.group(Number(place)))
          : replacement(found)
      return text === undefined ? undefined : [text, typeof reason === 'function' ? reason(found) : reason]
    },
  }
}

/** What a rule changes in a sentence. */
export function applyRule({ pattern, needed, change }: Rule, sentence: Sentence): Edit[] {
  if (!needed.every((words) => words.some((word) => sentence.text.includes(word)))) return []
  return Array.from(sentence.coded.matchAll(pattern)).flatMap((match): Edit[] => {
    const places = match.indices?.map((range) => range && range.map((at) => sentence.wordAt.get(at)))
    const textOf = (from: number | undefined, to: number | undefined): [number, number] => {
      const start = sentence.words[from ?? 0]?.start ?? sentence.text.length
      const last = sentence.words[(to ?? 0) - 1]
      return [start, last && from !== to ? last.start + last.text.length : start]
    }
    const [from, to] = places?.[0] ?? []
    const [start, end] = textOf(from, to)
    const found: Found = {
      sentence: sentence.text,
      start,
      end,
      group: (place) => {
        const range = places?.[place]
        return range ? sentence.text.slice(...textOf(range[0], range[1])) : ''
      },
    }
    const changed = change(found)
    return changed ? [shorten(sentence, from ?? 0, to ?? 0, changed)] : []
  })
}

/** Leaves out the words at both ends that stay as they are; where only something is added, a word beside it stays. */
function shorten({ words, text }: Sentence, from: number, to: number, [replacement, reason]: Change): Edit {
  let [first, last, left] = [from, to, replacement]
  while (first < last && left.startsWith(words[first]?.text ?? '')) {
    left = left.slice(words[first]?.text.length)
    first++
  }
  while (last > first && left.endsWith(words[last - 1]?.text ?? '')) {
    last--
    left = left.slice(0, left.length - (words[last]?.text.length ?? 0))
  }
  if (first === last && last < to) left += words[last++]?.text ?? ''
  else if (first === last && first > from) left = (words[--first]?.text ?? '') + left
  const end = words[last - 1]
  const start = words[first]?.start ?? text.length
  return { start, end: end && last > first ? end.start + end.text.length : start, replacement: left, reason }
}
