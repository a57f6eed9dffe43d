import { failedStart } from '@/i18n/failed-start'
import { languageTag } from '@/i18n/languages'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { reload } from '@/lib/reload'

/** Says that the app did not come, where neither React nor its texts are here to say so, and offers to load it again. */
export function showFailedStart(root: HTMLElement): void {
  const language = wantedInterfaceLanguage()
  const { failed, tryAgain } = failedStart[language]
  document.documentElement.lang = languageTag(language)
  const heading = elementOf('h1', 'text-xl', failed)
  const alert = elementOf('div', '', heading)
  alert.setAttribute('role', 'alert')
  const buttonLook = 'min-h-10 rounded-sm bg-leaf px-4 py-1.5 font-medium text-on-leaf'
  const button = elementOf('button', buttonLook, tryAgain)
  button.addEventListener('click', () => reload())
  const pageLook = 'grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center'
  root.replaceChildren(elementOf('main', pageLook, alert, button))
}

function elementOf(name: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}
