/** Where the folders of the languages lie. */
export const languagesFolder = new URL('../', import.meta.url)

/** The folder of a language, with its files. */
export const languageFolder = (tag: string): URL => new URL(`${tag}/`, languagesFolder)
