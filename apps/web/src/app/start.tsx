import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openInterfaceLanguage } from '@/i18n/interface-language'
import { App } from './app'

/** Draws the app, in the language of this browser. */
export async function start(root: HTMLElement): Promise<void> {
  await openInterfaceLanguage()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
