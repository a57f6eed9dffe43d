import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentSourcesPlugin } from './build/content-sources-plugin.ts'
import { coursesPlugin } from './build/courses-plugin.ts'
import { packageLicencesPlugins } from './build/package-licences-plugin.ts'
import { voiceActivityPlugin } from './build/voice-activity-plugin.ts'

const licences = packageLicencesPlugins(import.meta.dirname)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    coursesPlugin(),
    voiceActivityPlugin(),
    contentSourcesPlugin(),
    licences.app,
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What every screen needs, together: one file compresses better than ten.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            {
              name: 'frame',
              test: /src\/(lib\/(session|app-settings)\/|lib\/(local-store|log|page-title|query-client|runtime-config|supabase)\.|components\/ui\/(button|class-names|logo|spinner|states|toast)\.)/,
            },
            { name: 'texts', test: /src\/i18n\/([^/]+|en\/(index|entry|auth|common|shell|welcome)\.ts)$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [licences.worker()] },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/test/setup.ts'],
  },
})
