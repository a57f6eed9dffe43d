import { themes, type Theme } from '@lingarden/domain/themes'
import { readLocal, writeLocal } from './local-store'

const storageKey = 'theme'

/** Shows light, dark, or what the device prefers, and keeps it in this browser for its next start. */
export function showTheme(theme: Theme): void {
  applyTheme(theme)
  writeLocal(storageKey, theme)
}

/** Shows what this browser keeps, before the learner is known. Run once, before the first render. */
export function openTheme(): void {
  const kept = readLocal(storageKey)
  applyTheme(themes.find((theme) => theme === kept) ?? 'system')
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
}

/** Whether readings show their tones in colours. */
export function showToneColours(isOn: boolean): void {
  document.documentElement.dataset['tones'] = isOn ? 'coloured' : 'plain'
}
