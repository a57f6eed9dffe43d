import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { withGerman } from './packages/languages/test/german/with-german.ts'

export default defineConfig({
  test: {
    silent: 'passed-only',
    // One processor would be left for watching; nobody watches a whole run.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'packages/languages/test/german/**'],
          setupFiles: ['packages/languages/test/load-languages.ts'],
          globalSetup: ['apps/server/src/test/global-set-up.ts'],
          // These files change nothing outside themselves: sharing their modules saves a quarter of the run.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'apps/web/vite.config.ts',
      'apps/web/src/test/german/vite.config.ts',
      {
        // The web app's queue against the real server.
        resolve: { alias: { '@': resolve('apps/web/src') } },
        test: {
          name: 'devices',
          include: ['apps/web/src/test/devices/*.test.ts'],
          globalSetup: ['apps/server/src/test/global-set-up.ts'],
          setupFiles: ['packages/languages/test/load-languages.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same code with one language more in the registry: nothing else may have to know it.
        plugins: [withGerman],
        test: {
          name: 'german',
          include: [
            'packages/languages/test/german/*.test.ts',
            'packages/languages/conformance*.test.ts',
            'packages/content/src/courses/{answers,lesson-drills,tasks}.test.ts',
          ],
          setupFiles: ['packages/languages/test/load-languages.ts'],
          globalSetup: ['apps/server/src/test/global-set-up.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
