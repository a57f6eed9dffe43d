import type { LanguageTag } from '@lingarden/languages/find-language'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What a speaker may do with a sentence that still says the same. */
export interface Liberties {
  /** May be said beside it: hesitation, greetings, politeness. */
  additions: ReadonlySet<string>
  /** May be said or not, wherever they stand: who speaks is heard from the verb. */
  optional: ReadonlySet<string>
  /** Short words that are easily swallowed or misheard; a few may differ. */
  little: ReadonlySet<string>
  /** Words that turn a sentence into its opposite. */
  negations: ReadonlySet<string>
  /** Words that may stand at another place. */
  movable: ReadonlySet<string>
}

/** By the words as `answerWords` writes them; of Mandarin by character. */
export const liberties: Record<LanguageTag, Liberties> = {
  es: {
    additions: wordsOf(
      'eh ah oh mm em este pues bueno vale a ver hola sí por favor perdón perdone perdona gracias muchas señor señora ' +
        'oye oiga mira mire entonces claro y',
    ),
    optional: wordsOf('yo tú nosotros nosotras vosotros vosotras eh pues bueno'),
    little: wordsOf('el la los las un una unos unas a al de del en con por para y e o u que muy'),
    negations: wordsOf('no nunca nada nadie tampoco sin ni ningún ninguna ninguno jamás'),
    movable: wordsOf('hoy mañana ayer ahora luego después siempre también aquí ahí allí'),
  },
  fr: {
    additions: wordsOf(
      'euh ah oh hum ben bah bon alors hein oui voilà donc bonjour bonsoir salut merci beaucoup pardon excusez excuse moi ' +
        's il vous te plaît plait monsieur madame d accord et',
    ),
    optional: wordsOf('ne n euh ben bon alors'),
    little: wordsOf('le la les l un une des du de d à au aux en et ou que qu très'),
    negations: wordsOf('pas plus jamais rien personne non sans ni aucun aucune'),
    movable: wordsOf('aujourd hui demain hier maintenant ici là toujours souvent'),
  },
  zh: {
    additions: wordsOf('嗯 啊 呃 哦 那 请 谢 您 好 是 的 吧 呀 先 生 太 小 姐'),
    optional: wordsOf('啊 呀 嗯 呃 哦 嘛'),
    little: wordsOf('的 了 吗 呢 吧 个 就'),
    negations: wordsOf('不 没 别'),
    movable: new Set(),
  },
}
