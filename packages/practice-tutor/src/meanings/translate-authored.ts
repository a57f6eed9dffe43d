import type { Meanings, SceneMeanings } from '@lingarden/languages/meanings'
import { fillLine } from '../conversation/turn.ts'
import { keyOf, readSlots, templateOf, type Template } from './template.ts'

/** Says what a text means that is put together of authored sentences, as the tutor's replies, chips and model answers are. */
export type AuthoredTranslator = (text: string) => string | undefined

interface AuthoredTemplate {
  template: Template
  meaning: string
  values: SceneMeanings['slots']
}

/**
 * Prepares the meanings for look-up. A text is found by itself or, where it has slots, with what stands in them; a value
 * that no scene lists (a name, a word of the bank) stays as it was said.
 * @returns a function that answers undefined where any part of a text is not authored: half a meaning would be a wrong one
 */
export function createAuthoredTranslator(meanings: Meanings): AuthoredTranslator {
  const whole = new Map<string, string>()
  const withSlots: AuthoredTemplate[] = []
  for (const { texts, slots: values } of meanings) {
    for (const [text, meaning] of Object.entries(texts)) {
      if (text.includes('{')) withSlots.push({ template: templateOf(text), meaning, values })
      else whole.set(keyOf(text), meaning)
    }
  }
  const ownLetters = ({ template }: AuthoredTemplate) => template.literals.join('').length
  // What has most words of its own is tried first: what is nearly all slot would take anything.
  const templates = withSlots.toSorted((one, other) => ownLetters(other) - ownLetters(one))
  const meaningOf = (part: string) => whole.get(keyOf(part)) ?? fillFirst(templates, part)
  return (text) => {
    const parts = translateParts(sentencesOf(text), meaningOf)
    return parts && joinMeanings(parts)
  }
}

function fillFirst(templates: readonly AuthoredTemplate[], text: string): string | undefined {
  for (const { template, meaning, values } of templates) {
    const said = readSlots(template, text)
    if (!said) continue
    const into = Object.entries(said).map(([slot, value]) => [slot, meaningOfValue(values[slot], value)])
    return fillLine(meaning, Object.fromEntries(into) as Record<string, string>)
  }
  return undefined
}

function meaningOfValue(values: Readonly<Record<string, string>> | undefined, said: string): string {
  const found = Object.entries(values ?? {}).find(([value]) => keyOf(value) === keyOf(said))
  return found?.[1] ?? said
}

/** A text cut after every mark that may end an authored sentence. */
const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?…:。！？：]+[»”"’)]*\s*|$)/gsu) ?? []

/** Sentences of the longest authored text. */
const mostSentences = 8

/**
 * The meanings of the authored texts that sentences are made of, the longest first: an authored line may be several
 * sentences long. Found from the end, so that each rest is looked at once.
 */
function translateParts(
  sentences: readonly string[],
  meaningOf: (part: string) => string | undefined,
): readonly string[] | undefined {
  const from: (readonly string[] | undefined)[] = []
  from[sentences.length] = []
  for (let place = sentences.length - 1; place >= 0; place--) {
    for (let end = Math.min(sentences.length, place + mostSentences); end > place && !from[place]; end--) {
      const rest = from[end]
      const meaning = rest && meaningOf(sentences.slice(place, end).join(''))
      if (rest && meaning !== undefined) from[place] = [meaning, ...rest]
    }
  }
  return from[0]
}

/** After a full-width mark no space is written. */
const joinMeanings = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => text + (/[\u3000-\u303F\uFF00-\uFFEF]$/u.test(text) || text === '' ? '' : ' ') + part,
    '',
  )
