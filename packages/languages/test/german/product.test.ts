import { readFileSync } from 'node:fs'
import { createChance } from '@lingarden/domain/chance'
import { countedWords } from '@lingarden/domain/counted-words/counted-words'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { checkExercise } from '@lingarden/domain/exercises/check-exercise'
import { placesOf } from '@lingarden/domain/exercises/word-class'
import { gradeWords } from '@lingarden/domain/exercises/reviews-of-answer'
import { readCourse } from '@lingarden/content/courses/course-files'
import { openLanguage } from '@lingarden/content/courses/lint/open-language'
import { openLookAlikes } from '@lingarden/content/courses/look-alikes'
import { publishCourse } from '@lingarden/content/courses/publish-course'
import { openDictionary } from '@lingarden/content/open-dictionary'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline } from '@lingarden/domain/courses/outline'
import { readHand } from '@lingarden/languages/build/hand'
import { findLanguage, languageOptions, type SupportedLanguage } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { dictionaryBuild } from './de/dictionary/build/build.ts'

function german(): SupportedLanguage {
  const language = findLanguage('de-DE')
  if (!language) throw new Error('no German')
  return language
}
const { tag, languageCode } = german()

it('is one language more than learners are offered', () => {
  expect(languageOptions.map(({ name }) => name)).toEqual(['Mandarin', 'Spanish', 'French', 'German'])
  expect(readFileSync(new URL('../../registry.ts', import.meta.url), 'utf8')).not.toContain('German')
  expect(readFileSync(new URL('../../registry.ts', import.meta.url), 'utf8')).toContain(
    'packs = [zh, es, fr] as',
  )
  expect(readHand(new URL('de/dictionary/hand/words.tsv', import.meta.url)).size).toBeGreaterThan(200)
})

it('has a dictionary that is the one its hand-made lists make', async () => {
  const { entries } = await dictionaryBuild.build('', [])
  const dictionary = await openDictionary(languageCode)
  for (const { term, definition, rank } of entries) {
    expect(dictionary.lookUp(term)).toMatchObject({ term, definition, rank })
  }
  expect(['Haus', 'Frau', 'Mann'].map((noun) => dictionary.lookUp(noun)?.gender)).toEqual(['n', 'f', 'm'])
  expect([...placesOf({ term: 'Haus', pronunciation: '', definition: 'n. n. house' })]).toEqual([
    'noun n singular',
  ])
  expect(dictionary.lookUp('17')?.definition).toBe('number, said “siebzehn”')
})

/** The words of a text as the bank counts them. */
async function wordsOf(text: string): Promise<string[]> {
  const dictionary = await openDictionary(languageCode)
  const tokens = tokenize(text, tag, dictionary)
  return countedWords(tokens, { language: tag }, dictionary.lookUp).map(({ term }) => term)
}

describe('its words', () => {
  it('are counted under their lemmas; a noun is no name for its capital, a name is no word', async () => {
    expect(await wordsOf('Ich heiße Lena und mein Bruder wohnt in der Stadt.')).toEqual([
      'ich',
      'heißen',
      'und',
      'mein',
      'Bruder',
      'wohnen',
      'in',
      'der',
      'Stadt',
    ])
  })

  it('are found in a phrase, too', async () => {
    expect(await wordsOf('Guten Abend!')).toEqual(expect.arrayContaining(['Abend']))
  })
})

describe('its course', () => {
  const published = async () => {
    const course = readCourse(languageCode)
    return publishCourse(course, openLookAlikes(course, await openLanguage(languageCode)), {})
  }
  const contentOf = async (url: string) => {
    const { files } = await published()
    return JSON.parse(files.find(({ fileName }) => `/${fileName}` === url)?.content ?? '') as unknown
  }

  it('is published with the one lesson that is written', async () => {
    const { addresses } = await published()
    const outline = (await contentOf(addresses.outline)) as CourseOutline
    expect(outline).toMatchObject({ courseId: 'de-a1', languageCode: 'de-DE', level: 'A1' })
    expect(outline.units.flatMap(({ lessons }) => lessons).map(({ lessonId }) => lessonId)).toEqual([
      'hello-and-goodbye',
    ])
  })

  it('has exercises that are judged, and answers that are reviews of its words', async () => {
    const { addresses } = await published()
    const outline = (await contentOf(addresses.outline)) as CourseOutline
    const lesson = (await contentOf(outline.units[0]?.lessons[0]?.url ?? '')) as PublishedLesson
    const drill = lessonDrills(lesson, createChance(1)).find(({ task }) => task.kind === 'write')
    if (!drill) throw new Error('no exercise to write')
    expect(checkExercise(drill.task, ['gute nacht paul'], tag).isRight).toBe(true)
    expect(checkExercise(drill.task, ['Guten Tag, Paul'], tag).isRight).toBe(false)
    const { judgements } = checkExercise(drill.task, ['gute nacht paul'], tag)
    expect(await gradeWords({ drill, judgements, language: tag }, wordsOf)).toEqual(
      expect.arrayContaining([{ word: 'Nacht', kind: 'production', grade: 3 }]),
    )
  })
})
