import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { InterfaceLanguageSelect } from './interface-language-select'

afterEach(() => setInterfaceLanguage('en'))

it.each([false, true])(
  'lists each language by its own name and changes to the chosen one (quiet: %s)',
  async (isQuiet) => {
    render(<InterfaceLanguageSelect isQuiet={isQuiet} />)
    const select = screen.getByRole('combobox', { name: 'Interface language' })
    const options = screen.getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ lang, text }) => [lang, text])).toEqual([
      ['en', 'English'],
      ['es', 'Español'],
      ['fr', 'Français'],
      ['zh-CN', '中文'],
    ])
    fireEvent.change(select, { target: { value: 'fr' } })
    const changed = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Langue de l’interface' })
    expect(changed.value).toBe('fr')
  },
)
