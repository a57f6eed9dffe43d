/** Stands for what is missing in a sentence that the tutor asks for. */
export const gap = '___'

/** Whether a text asks for what is missing in it, and so is no example of anything. */
export const hasGap = (text: string): boolean => text.includes(gap)

/** A text as a voice says it: it pauses at a gap. Each place in it stays the same. */
export const withPauses = (text: string): string => text.replaceAll(gap, ' … ')
