import type { HelpLanguage } from '@lingarden/domain/help-languages'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'

interface FeedbackTexts {
  correct: string
  understood: string
  noMistakeFound: string
  usualWay: (sentence: string) => string
  writeAnything: string
  trySentence: string
  tooLong: (characters: number) => string
  /** @param language the code of the language to answer in */
  answerIn: (language: 'es' | 'fr' | 'zh') => string
  didNotFit: (scene: string, model: string) => string
  movedOn: string
  freeSentence: string
}

/** What the built-in tutor says about a message beside the conversation, in the language the learner reads. */
const feedbackTexts: Record<HelpLanguage, FeedbackTexts> = {
  en: {
    correct: 'Correct.',
    understood: 'I understood you.',
    noMistakeFound: 'I understood you, and found no mistake I can check.',
    usualWay: (sentence) => `A usual way to say this: ${sentence}`,
    writeAnything: 'Write anything; even one word is fine.',
    trySentence: 'Try one of the sentences below.',
    tooLong: (characters) =>
      `Only the first ${characters} characters are read here. Short sentences get better feedback.`,
    answerIn: (language) =>
      ({
        es: 'Answer in Spanish, or pick a sentence below.',
        fr: 'Answer in French, or pick a sentence below.',
        zh: 'Answer in Chinese characters, or pick a sentence below.',
      })[language],
    didNotFit: (scene, model) => `This did not fit the scene “${scene}”. You could say: ${model}`,
    movedOn: 'We moved on. You can start the scene again at any time.',
    freeSentence: 'In free sentences the built-in tutor checks common mistakes only.',
  },
  es: {
    correct: 'Correcto.',
    understood: 'Te he entendido.',
    noMistakeFound: 'Te he entendido y no he encontrado ningún error de los que sé comprobar.',
    usualWay: (sentence) => `Una forma habitual de decirlo: ${sentence}`,
    writeAnything: 'Escribe cualquier cosa; basta una palabra.',
    trySentence: 'Prueba con una de las frases de abajo.',
    tooLong: (characters) =>
      `Aquí solo se leen los primeros ${characters} caracteres. Las frases cortas se comentan mejor.`,
    answerIn: (language) =>
      ({
        es: 'Responde en español o elige una frase de abajo.',
        fr: 'Responde en francés o elige una frase de abajo.',
        zh: 'Responde con caracteres chinos o elige una frase de abajo.',
      })[language],
    didNotFit: (scene, model) => `Esto no encajaba en la escena «${scene}». Podrías decir: ${model}`,
    movedOn: 'Hemos seguido adelante. Puedes volver a empezar la escena cuando quieras.',
    freeSentence: 'En las frases libres, el tutor integrado solo comprueba los errores frecuentes.',
  },
  fr: {
    correct: 'C’est juste.',
    understood: 'Je vous ai compris.',
    noMistakeFound: 'Je vous ai compris, et je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
    usualWay: (sentence) => `Une façon courante de le dire : ${sentence}`,
    writeAnything: 'Écrivez n’importe quoi ; un seul mot suffit.',
    trySentence: 'Essayez une des phrases ci-dessous.',
    tooLong: (characters) =>
      `Seuls les ${characters} premiers caractères sont lus ici. Les phrases courtes sont mieux commentées.`,
    answerIn: (language) =>
      ({
        es: 'Répondez en espagnol, ou choisissez une phrase ci-dessous.',
        fr: 'Répondez en français, ou choisissez une phrase ci-dessous.',
        zh: 'Répondez en caractères chinois, ou choisissez une phrase ci-dessous.',
      })[language],
    didNotFit: (scene, model) =>
      `Cela n’allait pas avec la scène « ${scene} ». Vous pourriez dire : ${model}`,
    movedOn: 'Nous sommes passés à la suite. Vous pouvez recommencer la scène quand vous voulez.',
    freeSentence: 'Dans les phrases libres, le tuteur intégré ne vérifie que les fautes courantes.',
  },
  zh: {
    correct: '正确。',
    understood: '我听懂了。',
    noMistakeFound: '我听懂了，能检查的地方没有发现错误。',
    usualWay: (sentence) => `常见的说法：${sentence}`,
    writeAnything: '随便写点儿什么，一个词也可以。',
    trySentence: '试试下面的句子。',
    tooLong: (characters) => `这里只读前 ${characters} 个字符。短句能得到更好的反馈。`,
    answerIn: (language) =>
      ({
        es: '请用西班牙语回答，或者选下面的句子。',
        fr: '请用法语回答，或者选下面的句子。',
        zh: '请用汉字回答，或者选下面的句子。',
      })[language],
    didNotFit: (scene, model) => `这句话和“${scene}”这个场景不太相符。可以说：${model}`,
    movedOn: '我们先往下走。你随时可以重新开始这个场景。',
    freeSentence: '自由造句时，内置老师只检查常见错误。',
  },
}

/** The texts in the language that the learner reads. */
export const textsFor = ({
  explanationLanguage = 'en',
}: Pick<TutorTurnInput, 'explanationLanguage'>): FeedbackTexts => feedbackTexts[explanationLanguage]
