/// <reference types="vitest/config" />
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSourcesPlugin } from './build/content-sources-plugin.ts'
import { coursesPlugin } from './build/courses-plugin.ts'
import { packageLicencesPlugins } from './build/package-licences-plugin.ts'
import { pictureWordsPlugin } from './build/picture-words-plugin.ts'
import { prosePlugin } from './build/prose-plugin.ts'
import { textsPlugin } from './build/texts-plugin.ts'
import { unusedPartsPlugin } from './build/unused-parts-plugin.ts'
import { voiceActivityPlugin } from './build/voice-activity-plugin.ts'
import { workerPartsPlugin } from './build/worker-parts-plugin.ts'

const licences = packageLicencesPlugins(import.meta.dirname)

/** What every page needs and the first talk as well, which is to load nothing of the guarded pages. */
const commonModules = new RegExp(
  [
    'node_modules/(zod|idb)/',
    'packages/languages/((find-language|load|loaded|registry|voices)\\.|[a-z]{2}/pack\\.)',
    'packages/text/src/(sentence-diff|plain-text|edit-distance)\\.',
    'packages/sync/',
    'database/src/rows/(profile|parse-answer|table-row)\\.',
    'domain/src/(levels|profile|analytics/local-day|sentence-edits|held-marks)\\.',
    'domain/src/mistakes/(mistake-category|misspelling|changed-places)\\.',
    'src/lib/(sync/(queue|deliver)|learner-cache/cached-query|profile/get-profile|browser-storage/[a-z-]+)\\.',
    'src/lib/(read-answer|refusal|authorization|time-zone|use-is-mobile|use-keyboard-open|worker/worker-line)\\.',
    'src/lib/(dictionary/local-query|credits/token-popup|first-talk/is-talk-kept|practice-tutor/ask-worker)\\.',
    'src/components/(words/(edit-marks|edit-texts|held-text)|plants/(plant|plant-id|earth-edge))\\.',
    'src/icons/generated/chevron-',
  ].join('|'),
)

/** Whether what a file asks for later came with itself: each of these, named again, costs the page a fifth of a millisecond. */
const isThere = (file: string, host: string) =>
  /\/(base|entrance|frame|pages|rolldown-runtime)-/.test(file) ||
  (/\/(home|menu|beside)-/.test(host) && /\/(common|early-home|sync|waiting)-/.test(file))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    coursesPlugin(),
    voiceActivityPlugin(),
    contentSourcesPlugin(),
    pictureWordsPlugin(),
    prosePlugin(import.meta.dirname),
    textsPlugin(import.meta.dirname),
    unusedPartsPlugin(),
    workerPartsPlugin(),
    licences.app,
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    target: 'es2024',
    modulePreload: {
      polyfill: false,
      // What came with the first script need not be listed with every page; the landing page has none of it.
      resolveDependencies: (_page, files, { hostId, hostType }) =>
        hostType === 'html' || hostId.includes('/landing-')
          ? files
          : files.filter((file) => !isThere(file, hostId)),
    },
    manifest: true,
    rolldownOptions: {
      // The landing page is written by the build (scripts/build-landing.mjs); here is its script.
      input: ['index.html', 'src/app/landing/landing.ts'].map((path) => resolve(import.meta.dirname, path)),
      // Whoever imports one icon from the list of all of them has that one.
      treeshake: { moduleSideEffects: [{ test: /src\/icons\//, sideEffects: false }] },
      output: {
        // What is split by who needs it is named after all of them: the first name says enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // What every screen needs, together: one file compresses better than ten.
        codeSplitting: {
          groups: [
            // What the first script needs, and the landing page most of it; neither is to load the rest.
            {
              name: 'entrance',
              test: /vite\/preload-helper|rolldown\/runtime|src\/(themes\.|app\/(early-greeting|element-of|failed-start|guard)\.|lib\/(appearance|current-conversation|local-store|log|mobile-breakpoint|paths|reload|next-paint|runtime-config|prefetch\/[a-z-]+|within)\.|lib\/identity\/|lib\/session\/known-name\.|i18n\/(failed-start|format|groups|languages|loaded-texts|wanted-language|greetings)\.)|analytics\/part-of-day\.|domain\/src\/opening-words\./,
              priority: 3,
            },
            // What the dashboard draws first, asked for before anything of the page is here.
            {
              name: 'early-home',
              test: /src\/app\/early-home\/|courses\/(outline|outline-address|lesson-to-go-on|noted-place-key)\.|domain\/src\/(home\/ways|daily-goal)\.|analytics\/day-here\.|virtual:course-addresses/,
              priority: 3,
            },
            // The first lines of a talk, before anything of the page is here.
            {
              name: 'early-talk',
              test: /src\/(app\/early-talk|lib\/(early-turn|server-events))\/|tutor\/conversation\/unanswered-key\./,
              priority: 3,
            },
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
              priority: 2,
            },
            {
              name: 'frame',
              test: /src\/(app\/(error-boundary|load-home|loaded-page|not-found|pages)\.|lib\/(session|identity|app-settings)\/|lib\/(page-title|query-client|supabase)\.|components\/ui\/(button|checkbox|class-names|logo|password-field|spinner|states|text-field|toast)\.|components\/choices\/interface-language-select\.|features\/auth\/(auth-errors|reset-session)\.|icons\/create-icon\.|i18n\/[a-z-]+\.ts$)/,
              priority: 2,
            },
            { name: 'common', test: commonModules, priority: 1.05 },
            // The frame of the guarded pages and the first of them, with all that they import.
            { name: 'home', test: /src\/app\/home\.ts$/, priority: 1 },
            // The sign-in as one script, also where the first talk shows a form of it.
            { name: 'door', test: /src\/features\/auth\/auth-page\.tsx$/, priority: 0.99 },
            // Icons of several pages: not in the menus, which may fail to load without a page that needs one of them.
            { name: 'icons', test: /src\/icons\/generated\//, minShareCount: 2, priority: 0.95 },
            // What the rules of several languages share: every page waits for those of its language, and for nothing else.
            // By who needs them: Spanish waits for no rule of Mandarin.
            {
              name: 'languages',
              test: /packages\/(languages|text)\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 0.96,
            },
            // What is kept of the learner until the server has it: the profile, for which every page waits, is among it.
            {
              name: 'sync',
              test: /packages\/sync\/|src\/lib\/(sync|profile|learner-cache|browser-storage)\//,
              minShareCount: 2,
              priority: 0.97,
            },
            // What may lie in the queue, over which lists of the server's wait for nothing else.
            {
              name: 'waiting',
              test: /src\/lib\/(bank\/(bank-edits|new-row|word-counts)|courses\/(reached|waiting)-places)\.|domain\/src\/bank\/bank-edit\./,
              minShareCount: 2,
              priority: 0.965,
            },
            // The menus, which it loads when it stands.
            { name: 'menu', test: /src\/app\/(mobile|user)-menu\.tsx$/, priority: 0.9 },
            // What works beside the pages once they are there, likewise.
            { name: 'beside', test: /src\/app\/background\.tsx$/, priority: 0.8 },
            // Hearing and typing: the first talk has both, and nothing else of what pages share.
            { name: 'speech', test: /src\/(lib|components)\/speech\//, minShareCount: 4, priority: 0.56 },
            {
              name: 'typing',
              test: /src\/components\/pinyin\/(?!pinyin-field)/,
              minShareCount: 4,
              priority: 0.55,
            },
            // What many other pages share.
            {
              name: 'shared',
              test: /(apps\/web|packages\/domain)\/src\/(?!icons\/generated)/,
              minShareCount: 4,
              priority: 0.5,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [licences.worker()] },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // These have a configuration of their own, with one language more.
    exclude: ['src/test/german/**', 'src/test/devices/**'],
    environment: 'jsdom',
    // Each file has a window of its own, as ever; to load jsdom anew for each of them takes three quarters of the time.
    pool: 'vmThreads',
    // After the other tests, which run in another kind of worker.
    sequence: { groupOrder: 1 },
    setupFiles: ['src/test/setup.ts'],
  },
})
