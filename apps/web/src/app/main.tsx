import '@/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openInterfaceLanguage } from '@/i18n/interface-language'
import { openTheme } from '@/lib/appearance'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import { App } from './app'

const root = document.getElementById('root')
if (root) {
  openTheme()
  await Promise.all([loadRuntimeConfig(), openInterfaceLanguage()])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
