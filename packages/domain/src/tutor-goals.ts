import { lacksAccentsOnly } from '@lingarden/text/same-but-accents'
import { plainWords } from '@lingarden/text/plain-words'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Goal } from './tutor-turn.ts'

/** An order to the learner, and the words to do it with. */
const doneWith: Record<HelpLanguage, (order: string, words: string) => string> = {
  en: (order, words) => `${order} with “${words}”`,
  es: (order, words) => `${order} con «${words}»`,
  fr: (order, words) => `${order} avec «\u00A0${words}\u00A0»`,
  zh: (order, words) => `用“${words}”${order}`,
}

/** The order where nobody wrote down what a word is good for. */
const saySomething: Record<HelpLanguage, string> = {
  en: 'Say something',
  es: 'Di algo',
  fr: 'Dites quelque chose',
  zh: '说一句话',
}

/**
 * A new goal: something to say with a word or phrase, whose text has that word (requirement 5.8), or a topic to talk about.
 * @param target the word or phrase in the language learned, or the topic as the learner reads it
 * @param into the language that the learner reads
 * @param canDo what the word is good for, as an order in that language: “Say your name”
 */
export function newGoal(
  goalType: Goal['goalType'],
  target: string,
  into: HelpLanguage,
  canDo = saySomething[into],
): Goal {
  const text = goalType === 'topic' ? target : doneWith[into](canDo, target)
  return { id: `${goalType}-${target}`, text, completed: false, goalType }
}

/**
 * The goals of a lesson's speaking task: what it is about, and its words, each set only where no goal's text contains it
 * already (requirement 5.8).
 */
export function taskGoals(
  { goal, words }: { goal: string; words: readonly string[] },
  into: HelpLanguage,
): Goal[] {
  const toSay: Goal[] = []
  for (const word of words) {
    if (toSay.some(({ text }) => text.includes(word))) continue
    toSay.push(newGoal(word.includes(' ') ? 'phrase' : 'word', word, into))
  }
  return [newGoal('topic', goal, into), ...toSay]
}

/** What the learner is to say for a goal, in whatever language its text is; undefined where it is about a topic. */
export function goalTarget({ id, goalType }: Pick<Goal, 'id' | 'goalType'>): string | undefined {
  const beginning = `${goalType}-`
  return goalType === 'topic' || !id.startsWith(beginning) ? undefined : id.slice(beginning.length)
}

/** Whether a text has a word or phrase, as words; case, punctuation and missing accents make no difference. */
export function containsPhrase(text: string, phrase: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) return text.toLowerCase().includes(phrase.toLowerCase())
  const [said, wanted] = [plainWords(text), plainWords(phrase)]
  return (
    wanted.length > 0 &&
    said.some((_, from) => wanted.every((one, place) => lacksAccentsOnly(said[from + place] ?? '', one)))
  )
}
