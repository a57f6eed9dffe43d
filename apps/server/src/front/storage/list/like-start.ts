/** A LIKE pattern for what begins with a text. */
export const likeStart = (text: string) => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
