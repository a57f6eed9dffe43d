import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    silent: 'passed-only',
    // One processor would be left for watching; nobody watches a whole run.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['packages/languages/test/load-languages.ts'],
          globalSetup: ['apps/server/src/test/global-set-up.ts'],
          // These files change nothing outside themselves: sharing their modules saves a quarter of the run.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'apps/web/vite.config.ts',
    ],
  },
})
