export type Replacement = readonly [from: RegExp, to: string]

/** A text with one replacement after another. */
export const replaceInOrder = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((changed, [from, to]) => changed.replace(from, to), text)
