const load = () => import('./first-words')

/** What pinyin stands for with no dictionary; the words for it are loaded when they are first wanted. */
export const firstWordsSource = {
  candidates: async (typed: string, limit: number) => (await load()).candidatesOf(typed, limit),
  writeOut: async (text: string) => (await load()).inCharacters(text),
}
