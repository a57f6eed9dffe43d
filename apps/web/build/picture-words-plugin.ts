import { loadPictureWords } from '@lingarden/languages/landing'
import type { Plugin } from 'vite'

const moduleId = 'virtual:picture-words'
const resolvedId = `\0${moduleId}`

/** Gives the app words of all languages to draw, by `virtual:picture-words`; a page that draws them loads no language. */
export function pictureWordsPlugin(): Plugin {
  return {
    name: 'lingarden-picture-words',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: async (id) =>
      id === resolvedId ? `export default ${JSON.stringify(await loadPictureWords())}` : undefined,
  }
}
