import { failedStart } from '@/i18n/failed-start'
import { languageTag } from '@/i18n/languages'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { reload } from '@/lib/reload'

/** Says that the app did not come, where neither React nor its texts are here to say so, and offers to load it again. */
export function showFailedStart(root: HTMLElement): void {
  const language = wantedInterfaceLanguage()
  const { failed, tryAgain } = failedStart[language]
  document.documentElement.lang = languageTag(language)
  const text = document.createElement('p')
  text.textContent = failed
  text.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.className = 'min-h-10 rounded-sm bg-leaf px-4 py-1.5 font-medium text-on-leaf'
  button.textContent = tryAgain
  button.addEventListener('click', () => reload())
  const page = document.createElement('main')
  page.className = 'grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center'
  page.append(text, button)
  root.replaceChildren(page)
}
