/**
 * The words of a text in a Latin script in lower case, without names.
 * @param elision what is cut off the beginning of a word, as of "l'ami"
 */
export function latinWords(text: string, elision?: RegExp): string[] {
  // A capital inside a sentence is a name.
  const names = new Set(text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
  return (text.normalize('NFC').match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [])
    .filter((word) => !names.has(word))
    .map((word) => {
      const plain = word.toLowerCase()
      return (elision ? plain.replace(elision, '') : plain).replace(/['’]+$/u, '')
    })
    .filter((word) => word !== '')
}
