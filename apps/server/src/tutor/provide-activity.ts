import type { MakeActivity } from '@lingarden/domain/tutor-help'
import type { Activity } from '@lingarden/domain/tutor-activity'
import { makeActivity as makeByRules } from '@lingarden/practice-tutor/activities/make-activity'

/**
 * An activity by the language model where there is one, and by the rules where it fails or there is none; undefined where
 * there is nothing to make it of.
 * @param makeByModel reports its own failures
 */
export async function provideActivity(
  makeByModel: MakeActivity | undefined,
  ...[material, choices]: Parameters<MakeActivity>
): Promise<Activity | undefined> {
  const { language, into, seed, signal } = choices
  if (makeByModel) {
    try {
      return await makeByModel(material, choices)
    } catch (cause) {
      if (signal.aborted) throw cause
    }
  }
  return makeByRules(material, { language: language.tag, into, seed })
}
