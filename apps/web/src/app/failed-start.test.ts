import { within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reload } from '@/lib/reload'
import { showFailedStart } from './failed-start'

vi.mock('@/lib/reload')

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.lang = 'en'
})

it('says in the language of this browser that the app did not come, and loads it again', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA'])
  const root = document.createElement('div')
  root.textContent = 'Bonjour Ada'
  showFailedStart(root)
  expect(root.textContent).not.toContain('Ada')
  expect(within(root).getByRole('alert').textContent).toBe('Lingarden n’a pas pu être chargé.')
  expect(document.documentElement.lang).toBe('fr')
  within(root).getByRole('button', { name: 'Réessayer' }).click()
  expect(reload).toHaveBeenCalledTimes(1)
})
