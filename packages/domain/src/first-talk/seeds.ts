import type { FirstSeed, FirstTalk } from '@lingarden/languages/first-talk'
import { answerTo, type FirstAnswer } from './answers.ts'
import { inFrame } from './in-frame.ts'
import { readOwnSentence } from './mend-own.ts'

/** The most words that the first talk plants: more are no first bed. */
export const mostSeeds = 7

export interface PlantedSeed extends FirstSeed {
  stage: 'seed' | 'sprout'
  /** The sentence that it was said in, mended where it was. */
  sentence: string
}

/**
 * The bed after some answers: what was said falls as a seed, what was recalled from memory sprouts. A word that was mended
 * falls once its sentence was said again; nothing falls twice.
 */
export function seedsOf(talk: FirstTalk, answers: readonly FirstAnswer[]): PlantedSeed[] {
  return answers.reduce<PlantedSeed[]>((bed, answer) => grow(bed, talk, answer, answers), [])
}

function grow(
  bed: PlantedSeed[],
  talk: FirstTalk,
  answer: FirstAnswer,
  answers: readonly FirstAnswer[],
): PlantedSeed[] {
  switch (answer.step) {
    case 'hello':
      return plant(bed, seedOfChip(talk.hello.chips, answer.text), answer.text)
    case 'name':
    case 'place': {
      const { frame, seed } = talk[answer.step]
      return plant(bed, seed, inFrame(frame, answer.text))
    }
    case 'own': {
      const { mended, corrections, word } = readOwnSentence(talk, answer, 'en')
      const withWord = plant(bed, word?.seed, mended)
      return corrections.length > 0 ? withWord : plant(withWord, talk.own.seed, mended)
    }
    case 'mend': {
      const own = answerTo(answers, 'own')
      if (!answer.isSaid || !own) return bed
      const { mended, isUsualSlip } = readOwnSentence(talk, own, 'en')
      const { seed } = isUsualSlip ? talk.own.mending : talk.own
      // A word of the learner's own may have been mended without the word that the seed is of.
      return mended.toLowerCase().includes(seed.text) ? plant(bed, seed, mended) : bed
    }
    case 'contrast':
      return plant(bed, seedOfChip(Object.values(talk.contrasts).flat(), answer.text), answer.text)
    case 'recall': {
      if (!answer.isRight) return bed
      const { seed, frame, answer: word } = talk.recall
      return sprout(plant(bed, seed, inFrame(frame, word)), seed)
    }
    case 'goodbye':
      return plant(bed, seedOfChip(talk.goodbye.chips, answer.text), answer.text)
  }
}

const seedOfChip = (chips: FirstTalk['hello']['chips'], text: string): FirstSeed | undefined =>
  chips.find((chip) => chip.text === text)?.seed

function plant(bed: PlantedSeed[], seed: FirstSeed | undefined, sentence: string): PlantedSeed[] {
  if (!seed || bed.length >= mostSeeds || bed.some(({ term }) => term === seed.term)) return bed
  return [...bed, { ...seed, stage: 'seed', sentence }]
}

const sprout = (bed: PlantedSeed[], { term }: FirstSeed): PlantedSeed[] =>
  bed.map((planted) => (planted.term === term ? { ...planted, stage: 'sprout' } : planted))
