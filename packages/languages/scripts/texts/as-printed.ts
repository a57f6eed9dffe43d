/** A text for readers with the apostrophes that are printed: it is written with those of a keyboard. */
export const asPrinted = (text: string): string => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
