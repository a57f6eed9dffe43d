import { levels } from '@lingarden/domain/levels'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { findScene, nextScene, openingState } from './state.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe.each(supportedLanguages)('the scenes that chance offers in $language', ({ tag }) => {
  const bandOf = (scene: string) => findScene(tag, scene)?.band
  const offeredAt = (level: (typeof levels)[number]) =>
    new Set(seeds.map((seed) => openingState(tag, level, seed).scene))
  const easyBands = { beginner: 'A1', elementary: 'A2' } as const
  const isThere = (band: string) => scenesOf(tag).some((scene) => scene.band === band)

  it.each(['beginner', 'elementary'] as const)('are those of the band of an %s learner', (level) => {
    expect(new Set([...offeredAt(level)].map(bandOf))).toEqual(new Set([easyBands[level]]))
  })

  it.each(['intermediate', 'advanced', 'native'] as const)('are the hardest there are for %s', (level) => {
    const hardest = isThere('B1') ? 'B1' : 'A2'
    expect(new Set([...offeredAt(level)].map(bandOf))).toEqual(new Set([hardest]))
  })

  it.each(levels)('are all those of the band, one after the other, at %s', (level) => {
    const first = openingState(tag, level, 0)
    const band = scenesOf(tag).filter(({ band: own, talk }) => !talk && own === bandOf(first.scene))
    const walked = [first]
    for (const _ of band.slice(1)) walked.push(nextScene(tag, level, walked.at(-1) ?? first))
    expect(new Set(walked.map(({ scene }) => scene))).toEqual(new Set(band.map(({ id }) => id)))
  })

  it.each(levels)('give way at %s to a scene that is asked for, whatever its band', (level) => {
    for (const { id } of scenesOf(tag)) expect(openingState(tag, level, 0, id).scene).toBe(id)
  })
})
