import { gzipSync } from 'node:zlib'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseExamples, CourseOutline } from '@lingarden/domain/courses/outline'
import { languageByCode } from '@lingarden/languages/find-language'
import { loadCommonWords } from '@lingarden/languages/load'
import { describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'
import { lessonIn, translatedTexts } from './lesson-in.ts'
import { openLanguage } from './lint/open-language.ts'
import { openLookAlikes } from './look-alikes.ts'
import { publishCourse } from './publish-course.ts'

/** Meanings to choose from that could not be told apart. */
function listAlike(exercise: LessonExercise): string[] {
  const choices =
    exercise.kind === 'match'
      ? exercise.pairs.map(([, meaning]) => meaning)
      : exercise.kind === 'choice' || exercise.kind === 'listen-choose'
        ? exercise.options
        : []
  return choices.filter((choice, place) => choices.indexOf(choice) !== place)
}

const readers = ['es', 'fr', 'zh'] as const

describe.each(listCourses())('the published course %s', async (languageCode) => {
  const course = readCourse(languageCode)
  const commonWords = await loadCommonWords(languageByCode(languageCode).tag)
  const {
    files,
    addresses,
    commonWords: listed,
  } = publishCourse(course, openLookAlikes(course, await openLanguage(languageCode)), commonWords)
  const open = (address: string): unknown =>
    JSON.parse(files.find(({ fileName }) => `/${fileName}` === address)?.content ?? 'null')
  const outline = open(addresses.outline) as CourseOutline
  const lessons = outline.units.flatMap((unit) => unit.lessons)

  it('has units and lessons, each lesson behind its own address', () => {
    expect(outline.languageCode).toBe(languageCode)
    expect(outline.units).toHaveLength(12)
    for (const { url, terms } of lessons)
      expect((open(url) as PublishedLesson).terms.map(({ term }) => term)).toEqual(terms)
  })

  it.each(readers)(
    'says to who reads %s what its courses, units and lessons are called and for',
    (reader) => {
      const translated = open(addresses.outlines[reader] ?? '') as CourseOutline
      const textsOf = ({ title, description, units }: CourseOutline) => [
        title,
        description,
        ...units.flatMap((unit) => [
          unit.title,
          unit.description,
          ...unit.lessons.flatMap((lesson) => [lesson.title, ...lesson.goals]),
        ]),
      ]
      const english = textsOf(outline)
      const texts = textsOf(translated)
      expect(texts).toHaveLength(english.length)
      expect(texts.filter((text, place) => text === english[place])).toEqual([])
      // A line of grammar that is of the language alone needs no translation.
      const grammar = lessons.map((lesson) => lesson.grammar)
      const translatedGrammar = translated.units.flatMap((unit) =>
        unit.lessons.map((lesson) => lesson.grammar),
      )
      expect(
        translatedGrammar.filter((line) =>
          /\b(and|with|the|after|before|verbs?|infinitives?)\b/iu.test(line),
        ),
      ).toEqual([])
      const known = new Set([...english, ...grammar])
      expect(Object.keys(course.titles[reader] ?? {}).filter((text) => !known.has(text))).toEqual([])
      // All else is that of the one course.
      const rest = translated.units.flatMap((unit) => unit.lessons)
      expect(rest.map(({ lessonId, terms }) => ({ lessonId, terms }))).toEqual(
        lessons.map(({ lessonId, terms }) => ({ lessonId, terms })),
      )
    },
  )

  it.each(readers)('keeps no text for who reads %s that its lesson does not say', (reader) => {
    const stray = course.units.flatMap(({ texts, lessons: ofUnit }) =>
      Object.entries(texts[reader] ?? {}).flatMap(([slug, said]) => {
        const written = ofUnit.find((lesson) => lesson.slug === slug)?.written
        const known = new Set(written && translatedTexts(written))
        return Object.keys(said).filter((text) => !known.has(text))
      }),
    )
    expect(stray).toEqual([])
  })

  it.each(readers.filter((reader) => !languageCode.startsWith(reader)))(
    'tells who reads %s all of its lessons in their language',
    (reader) => {
      const translated = (open(addresses.outlines[reader] ?? '') as CourseOutline).units
      const examples = open(addresses.examplesFor[reader] ?? '') as CourseExamples
      for (const [place, { lessonId, url }] of translated.flatMap((unit) => unit.lessons).entries()) {
        const lesson = open(url) as PublishedLesson
        const original = open(lessons[place]?.url ?? '') as PublishedLesson
        const texts = course.units.find((unit) => unit.texts[reader]?.[lessonId])?.texts[reader]?.[lessonId]
        expect({ lessonId, reader: lesson.reader }).toEqual({ lessonId, reader })
        const { readerWords } = lesson
        expect(lesson).toEqual({ ...lessonIn(original, texts ?? {}, reader), readerWords })
        for (const { term, gloss, translation } of lesson.terms)
          expect(examples[term]).toContainEqual(expect.objectContaining({ gloss, translation, reader }))
        // What is heard, written and right is of the language learned and stays.
        expect(lesson.exercises.map(({ kind }) => kind)).toEqual(original.exercises.map(({ kind }) => kind))
        expect(lesson.terms.map(({ term, example }) => ({ term, example }))).toEqual(
          original.terms.map(({ term, example }) => ({ term, example })),
        )
        expect({ lessonId, alike: lesson.exercises.flatMap(listAlike) }).toEqual({ lessonId, alike: [] })
      }
    },
  )

  it('keeps a lesson English of which a text is not translated', () => {
    const original = open(lessons[0]?.url ?? '') as PublishedLesson
    const texts = Object.fromEntries(translatedTexts(original).map((text) => [text, `${text} (es)`]))
    expect(lessonIn(original, texts, 'es')?.reader).toBe('es')
    expect(
      lessonIn(original, { ...texts, [original.speaking.goal]: undefined as never }, 'es'),
    ).toBeUndefined()
  })

  it('gives every lesson and unit an id of its own', () => {
    expect(new Set(lessons.map(({ lessonId }) => lessonId)).size).toBe(lessons.length)
    expect(new Set(outline.units.map(({ unitId }) => unitId)).size).toBe(12)
  })

  it('opens a lesson with at most 30 KB, as it stands and not only packed', () => {
    const sizes = lessons.map(({ url }) => JSON.stringify(open(url)).length)
    expect(Math.max(...sizes)).toBeLessThan(30_000)
  })

  it('opens the list of lessons, and the examples, with at most 30 KB each', () => {
    const { outline: list, outlines, examples, examplesFor } = addresses
    for (const address of [list, ...Object.values(outlines), examples, ...Object.values(examplesFor)])
      expect(gzipSync(JSON.stringify(open(address))).length).toBeLessThan(30_000)
  })

  it('tells each reader of another language what common words mean, in a file of at most 40 KB', () => {
    const others = readers.filter((reader) => !languageCode.startsWith(reader))
    expect(Object.keys(listed)).toEqual(others)
    for (const reader of others) {
      const content = open(listed[reader] ?? '')
      expect(content).toEqual(commonWords[reader])
      expect(gzipSync(JSON.stringify(content)).length).toBeLessThan(40_000)
    }
  })

  it('has an example sentence for every key term', () => {
    const examples = open(addresses.examples) as CourseExamples
    for (const { lessonId, terms } of lessons)
      for (const term of terms) expect(examples[term]?.map((example) => example.lessonId)).toContain(lessonId)
  })
})
