import { findLanguage } from '@lingarden/languages/find-language'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { WithDictionary } from '@/test/with-dictionary'
import { DrillCard } from './drill-card'

afterEach(() => setInterfaceLanguage('en'))

function showDrill(prompt: string) {
  const language = findLanguage('es')
  if (!language) throw new Error('There is no Spanish')
  const task = { kind: 'choice', prompt, options: ['sol', 'sal'], answer: 'sol' } as const
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
  showDrill('Choose the right word.')
  expect(screen.getByText('Choisissez le bon mot.').getAttribute('lang')).toBeNull()
  showDrill('What shines by day?')
  expect(screen.getByText('What shines by day?').getAttribute('lang')).toBe('en')
})
