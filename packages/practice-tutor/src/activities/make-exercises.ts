import { shuffle, type Chance } from '@lingarden/domain/chance'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import type { Exercise, ExerciseKind } from '@lingarden/domain/exercises/exercise'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { mistakeDrill } from '@lingarden/domain/mistakes/mistake-drill'
import { wordsWithOneTooMany } from '@lingarden/domain/mistakes/one-too-many'
import type { MetWord, PractisedMistake } from '@lingarden/domain/tutor-activity'
import { textsIn } from '../texts/texts-in.ts'
import { distractorsFor } from './distractors.ts'
import { pairOf, shownMistake } from './mistake-sentence.ts'
import { chooseGap, replaceWord } from './gaps.ts'
import { piecesOf, type Said } from './said.ts'

/** What exercises are made of. */
export interface Material {
  language: LanguageTag
  /** What the prompts are written in. */
  into: HelpLanguage
  /** The newest first. */
  said: readonly Said[]
  /** Each word of them once, in lower case. */
  wordsSaid: readonly string[]
  /** The one to practise first; each with enough around it to be told right from wrong. */
  mistakes: readonly PractisedMistake[]
  words: readonly MetWord[]
}

/** Pieces of an order: fewer are no task, more are a puzzle. */
const orderLength = { least: 3, most: 9 }

/** Exercises of a kind, the learner's own mistakes first. */
export const makers: Record<ExerciseKind, (material: Material, chance: Chance) => TalkExercise[]> = {
  cloze: (material, chance) => [
    ...material.mistakes.flatMap(
      (mistake) => dropOfMistake(mistake, material) ?? clozeOfMistake(mistake, material),
    ),
    ...shuffle(material.said, chance).flatMap((said) => clozeOfSaid(said, material, chance)),
  ],
  order: (material, chance) => [
    ...orderOf(material.mistakes.flatMap(saidRight), 'putRight', material),
    ...orderOf(shuffle(material.said, chance), 'putInOrder', material),
  ],
  choice: (material, chance) => [
    ...material.mistakes.flatMap((mistake) => choiceOfMistake(mistake, material, chance)),
    ...shuffle(
      [
        ...material.words.flatMap((word) => choiceOfMeaning(word, material, chance)),
        ...material.said.flatMap((said) => choiceOfSaid(said, material, chance)),
      ],
      chance,
    ),
  ],
}

const knownWords = ({ words }: Material) => new Set(words.map(({ term }) => term.toLowerCase()))

/** A word that is too many is to be found, for no gap can ask for nothing; undefined where something else is wrong. */
function dropOfMistake(mistake: PractisedMistake, { into }: Material): TalkExercise[] | undefined {
  const pair = pairOf(mistake)
  const words = pair && wordsWithOneTooMany(pair)
  return words && [{ kind: 'drop', prompt: textsIn(into).activities.dropWord, words, right: pair.right }]
}

function clozeOfMistake(mistake: PractisedMistake, { language, into }: Material): Exercise[] {
  const task = mistakeDrill(shownMistake(mistake), noPrompts, language)?.task
  if (task?.kind !== 'cloze' || !task.struck) return []
  const { text, struck, bank, refuse } = task
  const answers = gapsOf(text).flatMap((gap) => gap.answers)
  const { longest } = wordRulesOf(language).gaps
  if (answers.some((answer) => answer.length > longest)) return []
  return [
    {
      kind: 'cloze',
      prompt: textsIn(into).activities.fillMistake(struck.join(' … ')),
      text,
      struck,
      ...(mistake.explanation && { reason: mistake.explanation }),
      // In the middle of a talk nobody is to look for characters.
      ...(picksPieces(language)
        ? { bank: bank ?? [...new Set([...answers, ...struck])].sort() }
        : { refuse }),
    },
  ]
}

/** Whether an answer is picked rather than typed: characters have no first letter to hint at, and take time to find. */
const picksPieces = (language: LanguageTag): boolean => languageOf(language).script === 'han'

/** The prompt says which word was wrong. */
const noPrompts = { write: '', pick: '', choose: '' }

function clozeOfSaid(said: Said, material: Material, chance: Chance): Exercise[] {
  const { language, into } = material
  const gap = chooseGap(said, knownWords(material), language, chance)
  if (!gap) return []
  const answer = gap.text
  const text = replaceWord(said, gap, `{${answer}}`)
  const prompt = textsIn(into).activities.fillSaid
  if (!picksPieces(language)) return [{ kind: 'cloze', prompt, text, hints: [[...answer][0] ?? ''] }]
  const others = distractorsFor(answer, { words: material.wordsSaid, sentence: said.text }, chance)
  return [{ kind: 'cloze', prompt, text, bank: shuffle([answer, ...others], chance) }]
}

/** The mended sentence, as something said. */
function saidRight(mistake: PractisedMistake): Said[] {
  const pair = pairOf(mistake)
  return pair ? [{ text: pair.right, words: [] }] : []
}

function orderOf(
  sentences: readonly Said[],
  prompt: 'putRight' | 'putInOrder',
  { language, into }: Material,
): Exercise[] {
  return sentences.flatMap((said): Exercise[] => {
    const pieces = piecesOf(said, language)
    if (pieces.length < orderLength.least || pieces.length > orderLength.most) return []
    return [{ kind: 'order', prompt: textsIn(into).activities[prompt], pieces }]
  })
}

function choiceOfMistake(mistake: PractisedMistake, { into }: Material, chance: Chance): Exercise[] {
  const pair = pairOf(mistake)
  if (!pair) return []
  const options = shuffle([pair.right, pair.wrong], chance)
  return [{ kind: 'choice', prompt: textsIn(into).activities.chooseRight, options, answer: pair.right }]
}

function choiceOfMeaning(
  { term, meaning, meaningIn = 'en' }: MetWord,
  material: Material,
  chance: Chance,
): Exercise[] {
  if (meaning === undefined) return []
  // Among meanings of another language the right one would stand out.
  const alike = material.words.filter((other) => (other.meaningIn ?? 'en') === meaningIn)
  const others = alike.flatMap((other) =>
    other.term === term || other.meaning === undefined || sharesSense(other.meaning, meaning)
      ? []
      : [other.meaning],
  )
  const options = [meaning, ...shuffle([...new Set(others)], chance).slice(0, 3)]
  if (options.length < 3) return []
  const prompt = textsIn(material.into).activities.chooseMeaning
  return [
    {
      kind: 'choice',
      prompt,
      text: term,
      options: shuffle(options, chance),
      optionsIn: 'english',
      meaningsIn: meaningIn,
      answer: meaning,
    },
  ]
}

/** What tells one meaning from another: a longer word, or a character that is no particle. */
const ofMeaning = /(?![的地得了着])\p{Script=Han}|\p{Script=Latin}{4,}/gu

/** Meanings that have a word in common may both be right. */
function sharesSense(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().match(ofMeaning) ?? []
  const ofB = new Set<string>(words(b))
  return a.toLowerCase() === b.toLowerCase() || words(a).some((word) => ofB.has(word))
}

function choiceOfSaid(said: Said, material: Material, chance: Chance): Exercise[] {
  const { language, into } = material
  const gap = chooseGap(said, knownWords(material), language, chance)
  if (!gap || gap.start === 0) return []
  const others = distractorsFor(gap.text, { words: material.wordsSaid, sentence: said.text }, chance)
  if (others.length < 2) return []
  return [
    {
      kind: 'choice',
      prompt: textsIn(into).activities.chooseSaid,
      text: replaceWord(said, gap, '…'),
      options: shuffle([gap.text, ...others], chance),
      answer: gap.text,
    },
  ]
}
