import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { findLanguage } from '@lingarden/languages/find-language'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { WithDictionary } from '@/test/with-dictionary'
import { DrillCard } from './drill-card'

afterEach(() => setInterfaceLanguage('en'))

const choice = (prompt: string): DrillTask => ({
  kind: 'choice',
  prompt,
  options: ['sol', 'sal'],
  answer: 'sol',
})

function showDrill(task: DrillTask) {
  const language = findLanguage('es')
  if (!language) throw new Error('There is no Spanish')
  render(
    <WithDictionary>
      <DrillCard
        drill={{ task }}
        language={language}
        seed={1}
        takesFocus={false}
        onAnswer={vi.fn<() => void>()}
        onDone={vi.fn<() => void>()}
      />
    </WithDictionary>,
  )
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
