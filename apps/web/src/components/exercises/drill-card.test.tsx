import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { findLanguage } from '@lingarden/languages/find-language'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { WithDictionary } from '@/test/with-dictionary'
import { DrillCard } from './drill-card'
import type { DrillScene } from './drill-scene'

// The voice is the learner's own, and nobody is signed in here.
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))

afterEach(() => setInterfaceLanguage('en'))

const choice = (prompt: string): DrillTask => ({
  kind: 'choice',
  prompt,
  options: ['sol', 'sal'],
  answer: 'sol',
})

function showDrill(task: DrillTask, scene?: DrillScene, heard?: string) {
  const onAnswer = vi.fn<ComponentProps<typeof DrillCard>['onAnswer']>()
  const language = findLanguage('es')
  if (!language) throw new Error('There is no Spanish')
  render(
    <WithDictionary>
      <DrillCard
        drill={{ task, ...(heard !== undefined && { heard }) }}
        language={language}
        seed={1}
        takesFocus={false}
        scene={scene}
        onAnswer={onAnswer}
        onDone={vi.fn<() => void>()}
      />
    </WithDictionary>,
  )
  return onAnswer
}

it('says what many lessons ask for in the language of the interface, and the rest in English', async () => {
  await setInterfaceLanguage('fr')
  showDrill(choice('Choose the right word.'))
  expect(screen.getByText('Choisissez le bon mot.').getAttribute('lang')).toBeNull()
  showDrill(choice('What shines by day?'))
  expect(screen.getByText('What shines by day?').getAttribute('lang')).toBe('en')
})

it('says once how an answer without its accents is written', async () => {
  showDrill({ kind: 'write', prompt: 'Write it in Spanish.', answer: 'Adiós, señora.' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'adios senora' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Right. Mind the accents: Adiós, señora.')).toBeTruthy()
  expect(screen.queryByText(/The answer/u)).toBeNull()
})

it('mends an answer of which most is right, where it was written', async () => {
  showDrill({ kind: 'write', prompt: 'Write it in Spanish.', answer: 'Quiero un vaso de agua.' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'quiero un taza de agua' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Nearly.')).toBeTruthy()
  expect(screen.getByRole('deletion').textContent).toBe('taza')
  expect(screen.getByRole('insertion').textContent).toBe('vaso')
})

it('lets an answer be thought over once, and tells that it was', async () => {
  const warnOf = ([given]: readonly string[]) => (given === 'gusta' ? 'You wrote that then.' : undefined)
  const task: DrillTask = {
    kind: 'cloze',
    prompt: 'Mend it.',
    text: 'Me {gustan} los perros.',
    struck: ['gusta'],
  }
  const onAnswer = showDrill(task, { warnOf })
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'gusta' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('You wrote that then.')).toBeTruthy()
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'gustan' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Right.')).toBeTruthy()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isRight: true }), { task }, true)
})

it('lets who cannot listen read what is heard, until it is answered', async () => {
  showDrill({ kind: 'write', prompt: 'Write what you hear.', answer: 'Hola, Ana.' }, undefined, 'Hola, Ana.')
  expect(screen.queryByText('Hola, Ana.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'I cannot listen now: read it' }))
  expect(screen.getByText('Hola, Ana.').getAttribute('lang')).toBe('es-ES')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hola, Ana.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Right.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /read it/u })).toBeNull()
})
