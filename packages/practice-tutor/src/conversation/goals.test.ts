import { containsPhrase, newGoal } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import { loadScenes } from '@lingarden/languages/load'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'
import { describe, expect, it } from 'vitest'
import { setNextGoal } from './goals.ts'

await Promise.all(supportedLanguages.map(({ tag }) => loadScenes(tag)))
const scenes = supportedLanguages.flatMap(({ tag }) =>
  scenesOf(tag).map((scene) => ({ scene, name: `${tag} ${scene.id}` })),
)

/** All goals of a scene, each set when the one before was reached. */
function goalsOf(scene: Scene, explanationLanguage: HelpLanguage): Goal[] {
  let goals: Goal[] = []
  for (const _ of scene.goals)
    goals = setNextGoal(goals, scene, { explanationLanguage }).map((goal) => ({ ...goal, completed: true }))
  return goals
}

describe('the goals of a scene', () => {
  it.each(scenes)('$name: each says what one can do, and none hides the next (5.8)', ({ scene }) => {
    for (const reader of helpLanguageCodes) {
      const goals = goalsOf(scene, reader)
      expect(goals.map(({ id }) => id)).toEqual(scene.goals.map((word) => `word-${word}`))
      for (const [place, { text }] of goals.entries()) {
        const word = scene.goals[place] ?? ''
        expect(text).toContain(word)
        expect(text).not.toBe(newGoal('word', word, reader).text)
      }
    }
  })

  it.each(scenes.filter(({ scene }) => scene.band === 'A1' && !scene.talk))(
    '$name: a beginner finds each in an answer that is offered',
    ({ scene }) => {
      const offered = Object.values(scene.nodes).flatMap(({ models }) => models)
      expect(scene.goals.filter((word) => !offered.some((text) => containsPhrase(text, word)))).toEqual([])
    },
  )

  it.each([
    ['en', 'Say your name with “me llamo”'],
    ['es', 'Di tu nombre con «me llamo»'],
    ['fr', 'Dites votre nom avec «\u00A0me llamo\u00A0»'],
    ['zh', '用“me llamo”说出你的名字'],
  ] as const)('reads in %s as one says it', (reader, text) => {
    const scene = scenesOf('es').find(({ id }) => id === 'introductions')
    expect(scene && goalsOf(scene, reader)[0]?.text).toBe(text)
  })
})
