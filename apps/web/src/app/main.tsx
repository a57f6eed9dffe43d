import '@/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import { App } from './app'

const root = document.getElementById('root')
if (root) {
  await loadRuntimeConfig()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
