/** Frequent English words that neither Spanish nor French has, or hardly ever. */
const english = new Set(
  (
    'the and of is to my i you with for this that are was were have it they she him her his we our your their what how ' +
    'want like would please hello hi yes yeah thanks thank sorry help why when where who which can could should does ' +
    'did doesn am been being not know understand mean means say said speak english tell name from live lives work works ' +
    'years old got there here some any at in by about because if then than very really also too good bad great nice ' +
    'today tomorrow yesterday now never always house dog cat brother sister mother father friend friends water milk ' +
    'coffee tea need go going went see think get make give take love tired hungry cannot previous system prompt just ' +
    'maybe idk'
  ).split(' '),
)
/** Those that are a message of their own; the others may be a name or a slip. */
export const englishAlone = new Set(
  'what hello yes yeah thanks sorry help why when where who how idk'.split(' '),
)

/** Words with what English shortens at their end: don't, I'm. */
export const latinWords = (text: string) =>
  text.toLowerCase().match(/\p{Script=Latin}+(?:['’](?:t|m|s|d|re|ve|ll)(?!\p{L}))?/gu) ?? []

/** How many words of a text are plainly English. */
export const countEnglish = (text: string): number => englishWords(text).length

/** How many different words of a text are plainly English: one that comes again, such as somebody's name, says no more. */
export const countDifferentEnglish = (text: string): number => new Set(englishWords(text)).size

const englishWords = (text: string): string[] =>
  latinWords(text).filter((word) => english.has(word) || /['’]/.test(word))
