/** Where the compiled lexicon lies: a file on the server, an asset in the browser, as the bundler reads this very line. */
export const url = new URL('./lexicon.json.gz', import.meta.url).href
