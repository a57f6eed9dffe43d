import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Match } from '../matching/match-answer.ts'
import { withoutAccents } from '../matching/tokens.ts'
import type { ByLanguage } from '../scenario.ts'
import { textsFor } from './feedback-texts.ts'
import { lines, pick } from './lines.ts'
import type { Problem } from './read-message.ts'
import { answeredFrom } from './understood-from.ts'

/** What people say to one another in any conversation, whatever was asked. */
const courtesies = ['greeting', 'wellbeing', 'thanks', 'goodbye'] as const
type Courtesy = (typeof courtesies)[number]

/** How each is said, without accents and marks. */
const wordings: Record<Courtesy, ByLanguage<string>> = {
  greeting: {
    es: 'hola+|buen[oa]s(?: dias| tardes| noches)?|buen dia|encantad[oa]|mucho gusto|hey|ey',
    fr: 'bonjour|bonsoir|salut|coucou|enchantee?|ravie? de (?:te|vous) rencontrer|hey',
    zh: '你好|您好|大家好|嗨|哈[喽啰]|早上好|上午好|中午好|下午好|晚上好|早安?|(?:很)?高兴(?:认识|见到)[你您]|幸会',
  },
  wellbeing: {
    es: 'que tal(?: estas| todo)?|como (?:estas?|te va|va todo|va)',
    fr: '(?:comment )?(?:ca va|tu vas|vas-tu|vous allez|allez-vous)(?: bien)?|la forme',
    zh: '[你您](?:最近)?(?:好吗|怎么样)|最近(?:好吗|怎么样)',
  },
  thanks: {
    es: '(?:(?:muchas|muchisimas|mil) )?gracias(?: a ti| por todo| por (?:tu|la|su) ayuda)?|te lo agradezco(?: mucho)?',
    fr: '(?:(?:un )?grand |mille )?mercis?(?: beaucoup| bien| infiniment| mille fois| a toi| a vous| pour tout| pour (?:ton|votre) aide)?|je (?:te|vous) remercie',
    zh: '(?:非常|十分|太|真的)?(?:谢谢|感谢|多谢|谢)(?:[你您]|你们|大家)?(?:的帮助)?|辛苦',
  },
  goodbye: {
    es: 'adios|cha[ou]|hasta (?:luego|ma[nñ]ana|pronto|la proxima|otro dia|la vista|el lunes)|nos vemos(?: luego| ma[nñ]ana| pronto)?|(?:me voy|tengo que irme|me tengo que ir)(?: ya| ahora)?|que tengas (?:un )?buen dia|que descanses',
    fr: "au revoir|a (?:bientot|demain|plus|plus tard|tout a l'heure|la prochaine|lundi)|adieu|ciao|bye|bonne (?:nuit|journee|soiree)|je (?:dois (?:y aller|partir)|m'en vais|pars)|on se voit (?:demain|bientot)",
    zh: '再见|拜拜|回见|回头见|(?:明天|下次|改天|一会儿|待会儿|周[一二三四五六日])见|晚安|我(?:先|要|得|该|得先)?走',
  },
}
/** What stands beside them and changes nothing. */
const besides: ByLanguage<string> = {
  es: 'y|pues|bueno|vale|tutor|profe|profesora?|amig[oa]|senora?|a todos',
  fr: 'et|alors|bon|ben|bah|bien|tuteur|prof|madame|monsieur|ami|a tous|tout le monde',
  zh: '[啊啦呀吧哦嗯呢了]|老师|朋友|那么?',
}

const anyOf = (language: LanguageTag) =>
  [...courtesies.map((courtesy) => wordings[courtesy][language]), besides[language]].join('|')
const wholes: ByLanguage<RegExp> = {
  es: new RegExp(`^(?:(?:${anyOf('es')})(?: |$))+$`, 'u'),
  fr: new RegExp(`^(?:(?:${anyOf('fr')})(?: |$))+$`, 'u'),
  zh: new RegExp(`^(?:${anyOf('zh')})+$`, 'u'),
}

function plainText(text: string, { language, tutorName }: Pick<TutorTurnInput, 'language' | 'tutorName'>) {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replace(tutorName.toLowerCase(), ' ')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}'-]+/gu, ' ')
    .trim()
  return language.tag === 'zh' ? plain.replaceAll(' ', '') : withoutAccents(plain)
}

/** The courtesies of a message that says nothing else, in the order in which they are answered; none of any other. */
function readCourtesies(text: string, input: Pick<TutorTurnInput, 'language' | 'tutorName'>): Courtesy[] {
  const { tag } = input.language
  const plain = plainText(text, input)
  if (!wholes[tag].test(plain)) return []
  const edge = tag === 'zh' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  return courtesies.filter((courtesy) =>
    new RegExp(`${edge[0]}(?:${wordings[courtesy][tag]})${edge[1]}`, 'u').test(plain),
  )
}

/**
 * Answers greetings, thanks and goodbyes as anybody would, wherever they are said; undefined where a message says more, or
 * where they are the answer that was expected. An open slot expects none: nobody is called Gracias.
 */
export function answerCourtesy(
  text: string,
  match: Match | undefined,
  input: TutorTurnInput,
): Problem | undefined {
  const isExpected = (match?.similarity ?? 0) >= answeredFrom && !match?.steps.some(isOpen)
  const said = isExpected ? [] : readCourtesies(text, input)
  if (said.length === 0) return undefined
  const { tag } = input.language
  const answers = said.map((courtesy) => pick(lines[courtesy][tag], input.seed))
  return {
    line: answers.join(tag === 'zh' ? '' : ' '),
    hint: textsFor(input).courteous,
    isMiss: false,
  }
}

const isOpen = ({ kind }: Match['steps'][number]) => kind === 'open'
