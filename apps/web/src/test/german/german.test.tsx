import { parseCourseFile } from '@lingarden/content/courses/parse-course-file'
import { createChance } from '@lingarden/domain/chance'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import { lesson as lessonSchema } from '@lingarden/domain/courses/lesson'
import { findLanguage, type SupportedLanguage } from '@lingarden/languages/find-language'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { LanguageDialog } from '@/components/choices/language-dialog'
import { DrillCard } from '@/components/exercises/drill-card'
import { WholeTalk } from '@/features/courses/lesson/whole-talk'
import { WithDictionary } from '@/test/with-dictionary'
import lessonFile from '../../../../../packages/languages/test/german/de/course/01-first-words/1-hello-and-goodbye.yaml?raw'

// Nobody is signed in here: what the lesson keeps of its learner is not what is shown.
vi.mock('@/lib/session/session-provider', () => ({
  useUser: () => ({ id: 'lernerin', email: '', fullName: 'Lena' }),
}))
vi.mock('@/lib/corrections/get-corrections', async (original) => ({
  ...(await original<object>()),
  useCorrections: () => undefined,
}))

const lesson = parseCourseFile(lessonSchema, lessonFile, 'hello-and-goodbye')
let german: SupportedLanguage
beforeAll(() => {
  const found = findLanguage('de-DE')
  if (!found) throw new Error('no German')
  german = found
})

it('offers an added language where a language is chosen', () => {
  const choose = vi.fn<(code: string) => void>()
  render(<LanguageDialog open onChoose={choose} />)
  fireEvent.click(screen.getByRole('button', { name: /German.*Deutsch/u }))
  expect(choose).toHaveBeenCalledWith('de-DE')
})

it('shows the dialogue of its lesson, in its language', async () => {
  render(
    <WithDictionary>
      <WholeTalk
        languageCode={german.languageCode}
        dialogue={lesson.dialogue}
        onLookUp={vi.fn<() => void>()}
        onDone={vi.fn<() => void>()}
      />
    </WithDictionary>,
  )
  const line = await screen.findByText(/Gute Nacht, Anna/u)
  expect(line.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
})

it('judges what is written in it, and offers its letters', async () => {
  const drills = lessonDrills({ ...lesson, lookAlikes: [] }, createChance(1))
  const drill = drills.find(({ task }) => task.kind === 'write')
  if (!drill) throw new Error('no exercise to write')
  render(
    <WithDictionary>
      <DrillCard
        drill={drill}
        language={german}
        seed={1}
        takesFocus={false}
        onAnswer={vi.fn<() => void>()}
        onDone={vi.fn<() => void>()}
      />
    </WithDictionary>,
  )
  expect(screen.getByRole('button', { name: 'ß' })).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'gute nacht paul' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/Right/u)).toBeTruthy()
})
