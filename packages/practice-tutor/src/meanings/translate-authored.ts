import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Meanings, SceneMeanings } from '@lingarden/languages/meanings'
import { fillLine } from '../conversation/turn.ts'
import { sentencesIn } from '../hearing/split-text.ts'
import { holdsSentence, keyOf, readSlots, templateOf, type Template } from './template.ts'

/** Says what a text means that is put together of authored sentences, as the tutor's replies, chips and model answers are. */
export type AuthoredTranslator = (text: string) => string | undefined

interface AuthoredTemplate {
  template: Template
  meaning: string
  values: SceneMeanings['slots']
  /** A sentence of a longer text: what learners write themselves may look like it. */
  isAlone: boolean
}

/** What a word of the learnt language means, in short; undefined where nobody teaches it. */
type MeaningOfWord = (term: string) => string | undefined

/**
 * Prepares the meanings for look-up. A text is found by itself or, where it has slots, with what stands in them; a value
 * that no scene lists is told where it is a word that is taught, and else stays as it was said (a name, a word of the bank).
 * @param reader whose language the meanings are in
 * @param meaningOfWord in that language
 * @returns a function that answers undefined where any part of a text is not authored: half a meaning would be a wrong one
 */
export function createAuthoredTranslator(
  meanings: Meanings,
  reader: HelpLanguage = 'en',
  meaningOfWord: MeaningOfWord = () => undefined,
): AuthoredTranslator {
  const list = new Intl.ListFormat(reader, { type: 'conjunction' })
  const join = (all: readonly string[]) => list.format(all)
  const whole = new Map<string, string>()
  const withSlots: AuthoredTemplate[] = []
  for (const { texts, slots: values } of meanings) {
    for (const [text, meaning] of Object.entries(texts)) {
      if (!text.includes('{')) whole.set(keyOf(text), meaning)
      else
        for (const [said, means] of [[text, meaning] as const, ...namingSentences(text, meaning)])
          withSlots.push({ template: templateOf(said), meaning: means, values, isAlone: said !== text })
    }
  }
  const ownLetters = ({ template }: AuthoredTemplate) => template.literals.join('').length
  // What has most words of its own is tried first; what is nothing but slots would take anything.
  const templates = withSlots
    .filter((each) => ownLetters(each) > 0)
    .toSorted((one, other) => ownLetters(other) - ownLetters(one))
  const meaningOf = (part: string) =>
    whole.get(keyOf(part)) ?? fillFirst(templates, part, { join, meaningOfWord })
  return (text) => {
    const parts = translateParts(sentencesOf(text), meaningOf)
    return parts && joinMeanings(parts)
  }
}

/** Sentences with slots of a longer text, which are said alone where they name what was told early, with what each means. */
function namingSentences(text: string, meaning: string): (readonly [text: string, meaning: string])[] {
  const [said, means] = [sentencesIn(text), sentencesIn(meaning)]
  if (said.length < 2 || said.length !== means.length) return []
  return said.flatMap((sentence, place) => {
    const told = means[place] ?? ''
    const isNaming = slotsOf(sentence) !== '' && slotsOf(sentence) === slotsOf(told)
    return isNaming && /\p{L}{2}/u.test(sentence.replaceAll(anySlot, '')) ? [[sentence, told] as const] : []
  })
}

const anySlot = /\{[^}]*\}/gu
const slotsOf = (text: string): string => (text.match(anySlot) ?? []).toSorted().join(' ')

/** The meaning by the first template whose slots hold what is listed for them, else by the first that fits at all. */
function fillFirst(
  templates: readonly AuthoredTemplate[],
  text: string,
  { join, meaningOfWord }: { join: (meanings: readonly string[]) => string; meaningOfWord: MeaningOfWord },
): string | undefined {
  let open: string | undefined
  for (const { template, meaning, values, isAlone } of templates) {
    const said = readSlots(template, text)
    if (!said) continue
    const known = Object.entries(said).map(
      ([slot, value]) =>
        [
          slot,
          listedMeaning(values, template, slot, value) ??
            severalMeaning(values, template, slot, value, join) ??
            meaningOfWord(keyOf(value)),
        ] as const,
    )
    const filled = fillLine(
      meaning,
      Object.fromEntries(known.map(([slot, value]) => [slot, value ?? said[slot] ?? ''])),
    )
    if (known.every(([, value]) => value !== undefined)) return filled
    const isCut = Object.entries(said).some(
      ([slot, value]) => !holdsSentence(slot) && !isQuoted(template, slot, value) && endsSentence(value),
    )
    const isSure = !isAlone || known.every(([slot, value]) => value !== undefined || isName(said[slot] ?? ''))
    if (!isCut && isSure) open ??= filled
  }
  return open
}

const isName = (value: string): boolean => /^\p{Lu}/u.test(value)

/** What a value means that is listed for its slot, or for one that stands beside it. */
function listedMeaning(
  values: SceneMeanings['slots'],
  { slots }: Template,
  slot: string,
  said: string,
): string | undefined {
  const key = keyOf(said)
  const near = [slot, ...slots.filter((other) => other !== slot)]
  for (const name of near) {
    const found = Object.entries(values[name] ?? {}).find(([value]) => keyOf(value) === key)
    if (found) return found[1]
  }
  return undefined
}

/** What several listed values mean that were named one after the other (“a coffee, a tea and a juice”). */
function severalMeaning(
  values: SceneMeanings['slots'],
  template: Template,
  slot: string,
  said: string,
  join: (meanings: readonly string[]) => string,
): string | undefined {
  const parts = said.split(joining).map((part) => listedMeaning(values, template, slot, part))
  const known = parts.filter((part) => part !== undefined)
  return parts.length > 1 && known.length === parts.length ? join(known) : undefined
}

/** What stands between several things in the languages that are learnt. */
const joining = /\s*[,、]\s*(?:(?:y|e|et)\s+)?|\s+(?:y|e|et)\s+|和/u

/** What holds the end of a sentence is no name: the template took a piece of the next one. */
const endsSentence = (value: string): boolean => /[.!?…。！？]/u.test(value)

const marks = '«»“”"「」『』'

/** Whether a slot stands in quotation marks, and holds none itself: a phrase of the bank may have a mark of its own (“Ça va ?”). */
function isQuoted({ literals, slots }: Template, slot: string, value: string): boolean {
  const before = literals[slots.indexOf(slot)]?.trimEnd().at(-1) ?? ''
  const after = literals[slots.indexOf(slot) + 1]?.trimStart()[0] ?? ''
  const isMark = (letter: string) => letter !== '' && marks.includes(letter)
  return isMark(before) && isMark(after) && !Array.from(value).some(isMark)
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
