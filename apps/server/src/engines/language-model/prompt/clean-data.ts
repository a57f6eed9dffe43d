/** Learner's records as one harmless line: no control characters, no line breaks, no marks that could close a section. */
export function cleanLine(text: string, maxLength: number): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>#`{}]/g, '')
    .trim()
    .slice(0, maxLength)
}

/**
 * The learner's text between its delimiters. Delimiters within the text lose their bracket, so the text cannot end
 * before its end; control characters other than line breaks go.
 */
export function wrapLearnerText(text: string): string {
  const inside = text
    .normalize('NFC')
    .replace(/(?![\n\t])\p{C}/gu, '')
    .replace(/[<＜‹](?=\s*\/?\s*learner[\s_-]*text)/gi, '(')
  return `<learner_text>\n${inside}\n</learner_text>`
}
