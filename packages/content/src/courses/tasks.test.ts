import { describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'
import { openLanguage } from './lint/open-language.ts'
import { listTaughtTexts } from './lint/lesson-texts.ts'
import { listWords, Vocabulary } from './lint/vocabulary.ts'

/** What a learner of a lesson cannot know of what is said in its task: a share of the words. */
const mostUnknown = { say: 0.025, tutor: 0.065 }

describe.each(listCourses())('the speaking tasks of %s', async (languageCode) => {
  const course = readCourse(languageCode)
  const language = await openLanguage(languageCode)
  const lessons = course.units.flatMap((unit) => unit.lessons)

  it('every lesson that is written has its own, and no text stands in two of them as a question', () => {
    expect(lessons.filter(({ written, moves }) => written && !moves).map(({ file }) => file)).toEqual([])
    const asks = lessons.flatMap(({ moves, slug }) => [
      ...new Set(moves?.map(({ ask }) => `${slug}: ${ask}`)),
    ])
    expect(asks).toHaveLength(lessons.flatMap(({ moves = [] }) => moves).length)
  })

  it('keep to the words that were taught: what may be answered nearly always, what the tutor says mostly', () => {
    const taught = new Vocabulary(language, [
      ...Object.keys(course.cast),
      ...course.names,
      ...course.international,
    ])
    const words = { say: 0, tutor: 0 }
    const unknown = { say: 0, tutor: 0 }
    for (const { terms, helpers = [], written, moves = [] } of lessons) {
      taught.teach([...terms, ...helpers])
      const shown = new Set(
        (written ? listTaughtTexts(written) : []).flatMap(({ text }) =>
          listWords(text, language).map((word) => word.text.toLowerCase()),
        ),
      )
      for (const { ask, reply, say } of moves)
        for (const [kind, text] of [
          ['tutor', `${ask} ${reply}`.replaceAll('{tutor}', '')],
          ['say', say.join(' ')],
        ] as const) {
          words[kind] += listWords(text, language).length
          unknown[kind] += taught.listUnknown(text).filter((word) => !shown.has(word.toLowerCase())).length
        }
    }
    expect(unknown.say / words.say).toBeLessThan(mostUnknown.say)
    expect(unknown.tutor / words.tutor).toBeLessThan(mostUnknown.tutor)
  })
})
