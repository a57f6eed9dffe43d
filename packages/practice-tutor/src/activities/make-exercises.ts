import { shuffle, type Chance } from '@lingarden/domain/chance'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { Exercise, ExerciseKind } from '@lingarden/domain/exercises/exercise'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { mistakeDrill } from '@lingarden/domain/mistakes/mistake-drill'
import type { MetWord, PractisedMistake } from '@lingarden/domain/tutor-activity'
import { distractorsFor } from './distractors.ts'
import { pairOf, shownMistake } from './mistake-sentence.ts'
import { chooseGap, replaceWord } from './gaps.ts'
import { piecesOf, type Said } from './said.ts'
import { activityTexts } from './texts.ts'

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
/** Characters of a gap: a longer mistake is a sentence to say anew, not a gap to fill. */
const longestGap = { latin: 30, zh: 6 }

/** Exercises of a kind, the learner's own mistakes first. */
export const makers: Record<ExerciseKind, (material: Material, chance: Chance) => Exercise[]> = {
  cloze: (material, chance) => [
    ...material.mistakes.flatMap((mistake) => clozeOfMistake(mistake, material)),
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

function clozeOfMistake(mistake: PractisedMistake, { language, into }: Material): Exercise[] {
  const task = mistakeDrill(shownMistake(mistake), noPrompts)?.task
  if (task?.kind !== 'cloze' || !task.struck) return []
  const { text, struck, bank, refuse } = task
  const isMandarin = language === 'zh'
  const answers = gapsOf(text).flatMap((gap) => gap.answers)
  if (answers.some((answer) => answer.length > (isMandarin ? longestGap.zh : longestGap.latin))) return []
  return [
    {
      kind: 'cloze',
      prompt: activityTexts[into].fillMistake(struck.join(' … ')),
      text,
      struck,
      ...(mistake.explanation && { reason: mistake.explanation }),
      // In the middle of a talk nobody is to look for characters.
      ...(isMandarin ? { bank: bank ?? [...new Set([...answers, ...struck])].sort() } : { refuse }),
    },
  ]
}

/** The prompt says which word was wrong. */
const noPrompts = { write: '', pick: '', choose: '' }

function clozeOfSaid(said: Said, material: Material, chance: Chance): Exercise[] {
  const { language, into } = material
  const gap = chooseGap(said, knownWords(material), language, chance)
  if (!gap) return []
  const answer = gap.text
  const text = replaceWord(said, gap, `{${answer}}`)
  const prompt = activityTexts[into].fillSaid
  if (language !== 'zh') return [{ kind: 'cloze', prompt, text, hints: [[...answer][0] ?? ''] }]
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
    return [{ kind: 'order', prompt: activityTexts[into][prompt], pieces }]
  })
}

function choiceOfMistake(mistake: PractisedMistake, { into }: Material, chance: Chance): Exercise[] {
  const pair = pairOf(mistake)
  if (!pair) return []
  const options = shuffle([pair.right, pair.wrong], chance)
  return [{ kind: 'choice', prompt: activityTexts[into].chooseRight, options, answer: pair.right }]
}

function choiceOfMeaning({ term, meaning }: MetWord, material: Material, chance: Chance): Exercise[] {
  if (meaning === undefined) return []
  const others = material.words.flatMap((other) =>
    other.term === term || other.meaning === undefined || sharesSense(other.meaning, meaning)
      ? []
      : [other.meaning],
  )
  const options = [meaning, ...shuffle([...new Set(others)], chance).slice(0, 3)]
  if (options.length < 3) return []
  const prompt = activityTexts[material.into].chooseMeaning
  return [
    {
      kind: 'choice',
      prompt,
      text: term,
      options: shuffle(options, chance),
      optionsIn: 'english',
      answer: meaning,
    },
  ]
}

/** Meanings that have a word in common may both be right. */
function sharesSense(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/gu) ?? []
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
      prompt: activityTexts[into].chooseSaid,
      text: replaceWord(said, gap, '…'),
      options: shuffle([gap.text, ...others], chance),
      answer: gap.text,
    },
  ]
}
