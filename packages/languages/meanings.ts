/**
 * What authored texts of a learnt language mean, in one language of the readers. Texts of a scene stand together with the
 * values of its slots.
 */
export interface SceneMeanings {
  /** By the text as it is authored; a `{slot}` of it stands in its meaning, too. */
  texts: Readonly<Record<string, string>>
  /** What may stand in a slot, and what that means; by the slot's name. */
  slots: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** All that is authored for the built-in tutor of a language: its scenes, its lines, the tasks of its lessons. */
export type Meanings = readonly SceneMeanings[]
