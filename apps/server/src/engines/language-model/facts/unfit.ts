import { supportedLanguages } from '@lingarden/languages/find-language'
import { promptRulesOf } from '@lingarden/languages/loaded'

/**
 * What is never kept, in English; the languages that are taught add theirs. It stands behind the prompt's own rule and is
 * coarse on purpose: a fact that is lost costs a question, one that should not have been kept costs trust.
 */
const english: readonly RegExp[] = [
  // Health
  /\b(?:ill|sick|sickness|illness\w*|disease\w*|cancer|diabet\w*|depress\w*|anxi\w*|pregnan\w*|disab\w*|handicap\w*|allerg\w*|asthma\w*|hiv|aids|therap\w*|medication\w*|medicines?|pills?|surgery|adhd|autis\w*|addict\w*|alcoholi\w*|diagnos\w*|headaches?|pains?)\b/iu,
  // Beliefs and politics
  /(?<!\p{L})(?:religi\p{L}*|christian\p{L}*|catholi\p{L}*|protestant\p{L}*|muslim\p{L}*|islam\p{L}*|jew\p{L}*|judai\p{L}*|hindu\p{L}*|bud{1,2}h?is\p{L}*|sikh\p{L}*|athei\p{L}*|agnosti\p{L}*|church\p{L}*|mosque\p{L}*|synagog\p{L}*|prays?|god)(?!\p{L})/iu,
  /(?<!\p{L})(?:politi\p{L}*|vot(?:e|es|ed|er|ers|ing)|democrat\p{L}*|republican\p{L}*|socialis\p{L}*|communis\p{L}*|trade unions?)(?!\p{L})/iu,
  // Sexuality, descent, money, crime
  /(?<!\p{L})(?:gay|lesbian\p{L}*|(?:bi|homo|hetero|trans)?se(?:x|ks)u\p{L}*|sex|trans(?:gender)?|queer|race|ethni\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:salar(?:y|ies)|income|debts?|bank account|credit card|prison|jail|arrest\p{L}*|convict\p{L}*)(?!\p{L})/iu,
  // Ways to reach somebody, and secrets
  /https?:|www\.|@|\d[\d\s./-]{4,}\d|(?<!\p{L})(?:password|passport|phone number|address)(?!\p{L})/iu,
  // What would be told to the tutor in the guise of a fact
  /(?<!\p{L})(?:ignor\p{L}*|disregard\p{L}*|instruc\p{L}*|prompts?|system|jailbreak\p{L}*|obey\p{L}*|pretend\p{L}*|respond\p{L}*|repl(?:y|ies)|answers?|output|act as|role|you|your|tutor|assistant|json)(?!\p{L})/iu,
]

/** Whether a text must not be kept as a fact about a learner, in whichever language it is written. */
export function isUnfit(text: string): boolean {
  const patterns = [...english, ...supportedLanguages.flatMap(({ tag }) => promptRulesOf(tag).unfit)]
  return patterns.some((pattern) => pattern.test(text))
}
