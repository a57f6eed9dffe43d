/** English glosses and labels that do not belong in a list or an exercise. */
const vulgar =
  /\(vulgar|\bvulgar\)|, vulgar\b|\b(fuck\w*|motherfuck\w*|shit\w*|bullshit|cunts?|cock(sucker)?s?$|dickheads?|pussy|twats?|wank\w*|arsehole|asshole|assholes|bastards?|bitch\w*|whores?|sluts?|slags?|faggots?|fags?|niggers?|nigga|chink|dyke|tits|titties|boobs|jerk off|blowjob|blow job|cum|jizz|piss|pissed|pissing|turds?|bollocks|bugger|son of a bitch|goddamn|prick|schlong|buttfuck|arse|hooker|poof|queer|retard)\b/i

export const isVulgarSense = (sense: string): boolean => vulgar.test(sense)

/** Vulgar senses after the others. */
export const orderSenses = (senses: readonly string[]): string[] =>
  senses.toSorted((a, b) => Number(isVulgarSense(a)) - Number(isVulgarSense(b)))

/** Whether a word means nothing but what is vulgar. @param senses ordered */
export const isVulgarTerm = (senses: readonly string[]): boolean =>
  senses[0] !== undefined && isVulgarSense(senses[0])
