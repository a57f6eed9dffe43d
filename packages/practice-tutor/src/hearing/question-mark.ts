/** Whether a text ends with a question mark, of either width. */
export const hasQuestionMark = (text: string): boolean => /[?？]\s*$/u.test(text)
