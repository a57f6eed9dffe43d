/** What exercises of many lessons ask for in the same words; the interface says these in its own language. */
export const stockPrompts = [
  'Build the character stroke by stroke.',
  'Choose the measure word.',
  'Choose the right form.',
  'Choose the right word.',
  'Choose the right words.',
  'Fill in the measure words.',
  'Fill in the missing word.',
  'Fill in the missing words.',
  'Fill in the verb.',
  'Fill in the verbs.',
  'Find the pairs.',
  'Make a question.',
  'Put the words in order.',
  'Write it in Chinese, to a friend.',
  'Write it in Chinese.',
  'Write it in French, to a friend.',
  'Write it in French.',
  'Write it in Spanish, to a friend.',
  'Write it in Spanish.',
  'Write the word from its pinyin.',
  'Write what you hear, the numbers in words.',
  'Write what you hear.',
] as const
export type StockPrompt = (typeof stockPrompts)[number]

const known: ReadonlySet<string> = new Set(stockPrompts)

/** Whether a prompt is one that the interface has in its own language. */
export const isStockPrompt = (prompt: string): boolean => known.has(prompt)
