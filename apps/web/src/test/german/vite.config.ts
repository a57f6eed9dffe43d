import { withGerman } from '../../../../../packages/languages/test/german/with-german.ts'
import web from '../../../vite.config.ts'

/** The web app with one language more in the registry (packages/languages/test/german), for the tests of this folder. */
export default {
  ...web,
  plugins: [withGerman, ...(web.plugins ?? [])],
  test: { ...web.test, name: 'german-web', include: ['src/test/german/*.test.tsx'], exclude: [] },
}
