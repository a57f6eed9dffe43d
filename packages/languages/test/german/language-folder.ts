/** Where the folder of the added language lies; the others have no files here. */
export const languagesFolder = new URL('./', import.meta.url)

/** The folder of a language, with its files. */
export const languageFolder = (tag: string): URL => new URL(`${tag}/`, languagesFolder)
