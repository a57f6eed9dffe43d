import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { textsFor } from './feedback-texts.ts'
import { lines, pick } from './lines.ts'
import type { Problem } from './read-message.ts'

/** What a learner may ask instead of answering: what a word means, how something is said, or for simpler words. */
type Request = { kind: 'meaning' | 'wording'; of: string } | { kind: 'simpler' }

/** What is asked about, in quotation marks or not, up to the end of the question. */
const of = '[\\s:«“"「]*(?<of>[^«»“”"「」?？]{1,40}?)[\\s»”"」]*'
const inLanguage = '(?: (?:in|en|auf) \\p{L}+)?'
const whole = (pattern: string) => new RegExp(`^[¿\\s]*${pattern}[\\s.!?？。…]*$`, 'iu')

const meanings = [
  `what(?: does|'s|’s| is| do)?${of} mean(?:s|ing)?`,
  `what(?: is|'s|’s)(?: the meaning of| a| an)?${of}`,
  `qu[eé] (?:significa|quiere decir)(?: la palabra)?${of}`,
  `(?:que|qu'est-ce que|qu’est-ce que)(?: veut dire| signifie)(?: le mot)?${of}`,
  `(?:qu'est-ce que|qu’est-ce que)${of} (?:veut dire|signifie)`,
  `${of}是什么意思`,
].map(whole)
const wordings = [
  `how (?:do|does|can|would) (?:you|i|one|we) say${of}${inLanguage}`,
  `c[oó]mo se dice${of}${inLanguage}`,
  `comment (?:dit-on|on dit|dire|est-ce qu['’]on dit)${of}${inLanguage}`,
  `${of}(?:用中文|用汉语)?怎么说`,
].map(whole)
const simpler = [
  "(?:sorry,? )?i (?:do not|don['’]?t|didn['’]?t|cannot|can['’]?t) (?:understand|know|get it)(?: (?:this|that|it|you))?",
  '(?:help|what|huh|idk)(?: me)?',
  '(?:lo siento,? |perd[oó]n,? |perdona,? )?(?:yo )?no (?:te |lo )?(?:entiendo|comprendo|s[eé])(?: nada)?',
  'ni idea',
  '(?:pardon,? |d[eé]sol[eé]e?,? )?(?:je )?(?:ne )?(?:comprends|sais) pas',
  '(?:对不起|不好意思)?[，,]?我?(?:不知道|不懂|听不懂|没听懂|看不懂|不明白)',
].map(whole)

/** What a message asks for; undefined where it is none of these. */
export function readRequest(text: string): Request | undefined {
  const find = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)?.groups?.['of']?.trim()).find((asked) => asked)
  if (simpler.some((pattern) => pattern.test(text))) return { kind: 'simpler' }
  const word = find(wordings)
  if (word !== undefined) return { kind: 'wording', of: word }
  const meant = find(meanings)
  return meant === undefined ? undefined : { kind: 'meaning', of: meant }
}

/** Tells where the answer is; the scene goes on in simpler words. Who only asks about a word has not missed anything. */
export function helpWith(request: Request, input: TutorTurnInput): Problem {
  const { seed, language } = input
  const texts = textsFor(input)
  if (request.kind === 'simpler')
    return { line: pick(lines.simpler[language.tag], seed), hint: texts.inSimplerWords, isMiss: true }
  const hint = request.kind === 'meaning' ? texts.clickWord(request.of) : texts.lookUpMeaning(request.of)
  return { line: pick(lines.goodQuestion[language.tag], seed), hint, isMiss: false }
}
