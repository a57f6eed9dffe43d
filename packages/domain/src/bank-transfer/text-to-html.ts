const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
}

/** A text as HTML that shows it as it is; the opposite of htmlToText. */
export const textToHtml = (text: string): string =>
  text.replaceAll(/[&<>"\n]/gu, (character) => escapes[character] ?? character)
