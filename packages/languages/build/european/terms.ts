const longest = { letters: 45, words: 5 }

/** Whether a headword belongs in a learner's dictionary: written in letters and no sentence. */
export const isListedTerm = (term: string): boolean =>
  term.length <= longest.letters &&
  term.split(' ').length <= longest.words &&
  /^[\p{L}'’ .-]+$/u.test(term) &&
  /\p{L}/u.test(term) &&
  !/^[-'. ]|-$/.test(term)

/** The definitions with those by hand in place of the data's; "-" takes a term out. */
export const withHand = (
  definitions: ReadonlyMap<string, string>,
  hand: ReadonlyMap<string, string>,
): Map<string, string> =>
  new Map(Array.from(new Map([...definitions, ...hand])).filter(([, definition]) => definition !== '-'))
