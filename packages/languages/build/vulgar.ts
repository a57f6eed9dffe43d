/** Words of English glosses that do not belong in a list or an exercise, and the labels that mark such senses. */
const words =
  'fuck\\w*|motherfuck\\w*|assfuck|buttfuck|shit\\w*|\\w+shit|cunts?|dick|dicks|dickheads?|cocksuckers?|puss(y|ies)|' +
  'twats?|wank\\w*|ars(e|es|ehole|eholes)|ass|asses|\\w*assholes?|pissass|bastards?|bitch\\w*|whores?|sluts?|faggots?|fags?|' +
  'nigg\\w+|chinks?|dykes?|tits|titt(y|ies)|boobs?|jerk off|blow ?jobs?|cum|jizz|piss|pissed|piss off|pissing|turds?|' +
  'bollocks|bugger|son of a bitch|goddamn|pricks?|schlong|poofs?|screw up|douchebag|crap|poo|prickteaser|cock tease|balls-deep'
const crude = new RegExp(`\\b(${words})\\b`)
const label = /\((taboo|vulgar|slang, vulgar|coarse|obscene|offensive)\b|, vulgar\)/

/** Whether a gloss says it with a crude word of English; the word it explains may be harmless. */
export const isCrude = (gloss: string): boolean => crude.test(gloss)

/** Whether a sense is vulgar: by its words, or because it is labelled so. */
export const isVulgarSense = (sense: string): boolean => isCrude(sense) || label.test(sense)

/** Vulgar senses after the others. */
export const orderSenses = (senses: readonly string[]): string[] =>
  senses.toSorted((a, b) => Number(isVulgarSense(a)) - Number(isVulgarSense(b)))

/** Whether a word means nothing but what is vulgar. @param senses ordered */
export const isVulgarTerm = (senses: readonly string[]): boolean =>
  senses[0] !== undefined && isVulgarSense(senses[0])
