import fc from 'fast-check'
import { expect, it } from 'vitest'
import { align } from './align.ts'
import { denialCost, dropCost } from './costs.ts'
import { describeWord, differenceBetween } from './differences.ts'
import { sceneOf } from '../test/fake-scene.ts'
import type { Label } from './lattice/lattice.ts'
import { matchAnswer } from './match-answer.ts'
import { readNegations } from './negations.ts'
import { parsePattern, type Part } from './pattern.ts'
import { tokenize } from './tokens.ts'

const { slots } = sceneOf().scene

/** All that a sequence accepts, one by one: slow, and plainly right. */
function expand(parts: readonly Part[]): string[] {
  return parts
    .map(endsOf)
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [''])
}

function endsOf(part: Part): string[] {
  if (part.kind === 'text') return [part.text]
  if (part.kind === 'choice') return part.choices.flatMap(expand)
  return slots[part.name] ?? [`{${part.name}}`]
}

// Without negations: what they do beyond their price is no matter of finding the closest wording.
const atom = fc.constantFrom('un ', ' un', 'o', 'café', "l'", ' ', '3', '我', '杯', '{drink}', '{name}')
const nested = (inner: fc.Arbitrary<string>) =>
  fc.oneof(
    atom,
    inner.map((pattern) => `[${pattern}]`),
    fc.tuple(inner, inner).map(([one, other]) => `(${one}|${other})`),
    fc.tuple(inner, inner).map((pieces) => pieces.join('')),
  )
const pattern = fc
  .array(nested(nested(nested(atom))), { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.join(''))
const words = "un|una|cafe|té verde|l'|o|uno|3|我|个|x|no|ne|pas|不|没有".split('|')
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
  .map((said) => said.join(' '))
const patterns = fc.array(pattern, { minLength: 1, maxLength: 2 })

it('finds what comparing with every single wording finds', () => {
  fc.assert(
    fc.property(fc.constantFrom('es', 'fr', 'zh'), patterns, sentence, (language, answers, text) => {
      const { node, scene } = sceneOf(answers)
      const wordings = answers
        .flatMap(parsePattern)
        .flatMap(expand)
        .map((wording) => tokenize(wording, language).map((token) => labelOf(token.text)))
        .filter(({ length }) => length > 0)
      fc.pre(wordings.length > 0)
      const { words: given, denying } = readNegations(text, tokenize(text, language), language)
      const drops = given.map((token) => (denying.has(token) ? denialCost : dropCost))
      const similarities = wordings.map((labels) => {
        const { similarity } = align(given, labels, drops, (token, expected) =>
          differenceBetween(describeWord(token.text, language), expected),
        )
        return similarity
      })
      expect(matchAnswer(text, scene, node, language)?.similarity).toBe(Math.max(...similarities))

      function labelOf(word: string): Label {
        if (word === '{name}') return { kind: 'open', slot: 'name' }
        return { kind: 'word', word: describeWord(word, language) }
      }
    }),
  )
})
