import '@/styles/index.css'
import { openTheme } from '@/lib/appearance'
import { askFirst } from '@/lib/first-answers/first-answers'
import { loadRuntimeConfig } from '@/lib/runtime-config'

// Small, so that the first answers are on their way while the browser still loads the scripts that are to show them.
const root = document.getElementById('root')
if (root) {
  openTheme()
  await loadRuntimeConfig()
  askFirst()
  const { start } = await import('./start')
  await start(root)
}
