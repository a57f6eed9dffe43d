import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { scenesOf } from '@lingarden/languages/loaded'
import { buildLattice } from './build-lattice.ts'

/** So many arcs are compared with a sentence in about a millisecond. */
const mostArcs = 3000

const scenes = supportedLanguages.flatMap(({ tag }) => scenesOf(tag).map((scene) => ({ tag, scene })))

it.each(scenes)(
  'keeps the wordings of $scene.id in $tag small, in an order in which arcs lead onwards',
  ({ tag, scene }) => {
    for (const node of Object.values(scene.nodes)) {
      const { firstArc, target, fewest, most } = buildLattice(scene, node, tag)
      expect(target.length).toBeLessThan(mostArcs)
      for (let state = 0; state < fewest.length - 1; state++) {
        const targets = target.subarray(firstArc[state], firstArc[state + 1])
        expect(targets.length).toBeGreaterThan(0)
        expect(Math.min(...targets)).toBeGreaterThan(state)
      }
      expect([fewest.at(-1), most.at(-1)]).toEqual([0, 0])
    }
  },
)
