import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'

interface FeedbackTexts {
  correct: string
  understood: string
  noMistakeFound: string
  freeOfKnownMistakes: string
  usualWay: (sentence: string) => string
  writeAnything: string
  trySentence: string
  tooLong: (characters: number) => string
  /** @param language the code of the language to answer in */
  answerIn: (language: 'es' | 'fr' | 'zh') => string
  /** @param language the code of the language to write in */
  writeIn: (language: 'es' | 'fr' | 'zh') => string
  didNotFit: (scene: string, model: string) => string
  taskGoesOn: (model: string) => string
  movedOn: string
  inSimplerWords: string
  courteous: string
  clickWord: (word: string) => string
  lookUpMeaning: (words: string) => string
  freeSentence: string
}

/** What the built-in tutor says about a message beside the conversation, in the language the learner reads. */
const feedbackTexts: Record<HelpLanguage, FeedbackTexts> = {
  en: {
    correct: 'Correct.',
    understood: 'I understood you.',
    noMistakeFound: 'I understood you, and found no mistake I can check.',
    freeOfKnownMistakes: 'I found no mistake I can check.',
    usualWay: (sentence) => `A usual answer here: ${sentence}`,
    writeAnything: 'Write anything; even one word is fine.',
    trySentence: 'Try one of the sentences below.',
    tooLong: (characters) =>
      `Only the first ${characters} characters are read here. Short sentences get better feedback.`,
    answerIn: (language) =>
      ({
        es: 'Answer in Spanish, or pick a sentence below.',
        fr: 'Answer in French, or pick a sentence below.',
        zh: 'Answer in Chinese: type pinyin and pick the characters, or pick a sentence below.',
      })[language],
    writeIn: (language) =>
      `Try it in ${{ es: 'Spanish', fr: 'French', zh: 'Chinese; pinyin will do' }[language]}; a few words are enough.`,
    didNotFit: (scene, model) => `This did not fit the scene “${scene}”. You could say: ${model}`,
    taskGoesOn: (model) => `The task of the lesson goes on here. You could say: ${model}`,
    movedOn: 'We moved on. You can start the scene again at any time.',
    inSimplerWords: 'Click a word for its meaning, or take a sentence below.',
    courteous: 'Well said. The question is still open; answer it, or pick a sentence below.',
    clickWord: (word) => `Click “${word}” for its meaning, or look it up in the dictionary.`,
    lookUpMeaning: (words) => `The dictionary finds words by their meaning, too: look up “${words}”.`,
    freeSentence: 'In free sentences the built-in tutor checks common mistakes only.',
  },
  es: {
    correct: 'Correcto.',
    understood: 'Te he entendido.',
    noMistakeFound: 'Te he entendido y no he encontrado ningún error de los que sé comprobar.',
    freeOfKnownMistakes: 'No he encontrado ningún error de los que sé comprobar.',
    usualWay: (sentence) => `Una respuesta habitual aquí: ${sentence}`,
    writeAnything: 'Escribe cualquier cosa; basta una palabra.',
    trySentence: 'Prueba con una de las frases de abajo.',
    tooLong: (characters) =>
      `Aquí solo se leen los primeros ${characters} caracteres. Las frases cortas se comentan mejor.`,
    answerIn: (language) =>
      ({
        es: 'Responde en español o elige una frase de abajo.',
        fr: 'Responde en francés o elige una frase de abajo.',
        zh: 'Responde en chino: escribe en pinyin y elige los caracteres, o elige una frase de abajo.',
      })[language],
    writeIn: (language) =>
      `Inténtalo ${{ es: 'en español', fr: 'en francés', zh: 'en chino, también con pinyin' }[language]}; bastan unas palabras.`,
    didNotFit: (scene, model) => `Esto no encajaba en la escena «${scene}». Podrías decir: ${model}`,
    taskGoesOn: (model) => `Aquí sigue la tarea de la lección. Podrías decir: ${model}`,
    movedOn: 'Hemos seguido adelante. Puedes volver a empezar la escena cuando quieras.',
    inSimplerWords: 'Pulsa una palabra para ver qué significa o elige una frase de abajo.',
    courteous: 'Bien dicho. La pregunta sigue ahí: respóndela o elige una de las frases de abajo.',
    clickWord: (word) => `Pulsa «${word}» para ver qué significa o búscala en el diccionario.`,
    lookUpMeaning: (words) => `El diccionario también busca por significado: prueba con «${words}».`,
    freeSentence: 'En las frases libres, el tutor integrado solo comprueba los errores frecuentes.',
  },
  fr: {
    correct: 'C’est juste.',
    understood: 'Je vous ai compris.',
    noMistakeFound: 'Je vous ai compris, et je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
    freeOfKnownMistakes: 'Je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
    usualWay: (sentence) => `Une réponse courante ici : ${sentence}`,
    writeAnything: 'Écrivez n’importe quoi ; un seul mot suffit.',
    trySentence: 'Essayez une des phrases ci-dessous.',
    tooLong: (characters) =>
      `Seuls les ${characters} premiers caractères sont lus ici. Les phrases courtes sont mieux commentées.`,
    answerIn: (language) =>
      ({
        es: 'Répondez en espagnol, ou choisissez une phrase ci-dessous.',
        fr: 'Répondez en français, ou choisissez une phrase ci-dessous.',
        zh: 'Répondez en chinois : écrivez en pinyin et choisissez les caractères, ou choisissez une phrase ci-dessous.',
      })[language],
    writeIn: (language) =>
      `Essayez en ${{ es: 'espagnol', fr: 'français', zh: 'chinois, le pinyin suffit' }[language]} ; quelques mots suffisent.`,
    didNotFit: (scene, model) =>
      `Cela n’allait pas avec la scène « ${scene} ». Vous pourriez dire : ${model}`,
    taskGoesOn: (model) => `La tâche de la leçon continue ici. Vous pourriez dire : ${model}`,
    movedOn: 'Nous sommes passés à la suite. Vous pouvez recommencer la scène quand vous voulez.',
    inSimplerWords: 'Cliquez sur un mot pour voir son sens, ou prenez une phrase ci-dessous.',
    courteous: 'Bien dit. La question vous attend toujours : répondez-y ou choisissez une phrase ci-dessous.',
    clickWord: (word) => `Cliquez sur « ${word} » pour voir son sens, ou cherchez-le dans le dictionnaire.`,
    lookUpMeaning: (words) => `Le dictionnaire trouve aussi les mots par leur sens : cherchez « ${words} ».`,
    freeSentence: 'Dans les phrases libres, le tuteur intégré ne vérifie que les fautes courantes.',
  },
  zh: {
    correct: '正确。',
    understood: '我听懂了。',
    noMistakeFound: '我听懂了，能检查的地方没有发现错误。',
    freeOfKnownMistakes: '能检查的地方没有发现错误。',
    usualWay: (sentence) => `这里常见的回答：${sentence}`,
    writeAnything: '随便写点儿什么，一个词也可以。',
    trySentence: '试试下面的句子。',
    tooLong: (characters) => `这里只读前 ${characters} 个字符。短句能得到更好的反馈。`,
    answerIn: (language) =>
      ({
        es: '请用西班牙语回答，或者选下面的句子。',
        fr: '请用法语回答，或者选下面的句子。',
        zh: '请用中文回答：可以打拼音再选汉字，或者选下面的句子。',
      })[language],
    writeIn: (language) =>
      `试着用${{ es: '西班牙语', fr: '法语', zh: '中文或拼音' }[language]}写，几个词就够了。`,
    didNotFit: (scene, model) => `这句话和“${scene}”这个场景不太相符。可以说：${model}`,
    taskGoesOn: (model) => `这里继续做这一课的任务。可以说：${model}`,
    movedOn: '我们先往下走。你随时可以重新开始这个场景。',
    inSimplerWords: '点击一个词就能看到意思，也可以选下面的句子。',
    courteous: '说得好。刚才的问题还等着你回答，也可以选一个下面的句子。',
    clickWord: (word) => `点击“${word}”就能看到意思，也可以查词典。`,
    lookUpMeaning: (words) => `词典也能按意思查词：查一下“${words}”。`,
    freeSentence: '自由造句时，内置老师只检查常见错误。',
  },
}

/** The texts in the language that the learner reads. */
export const textsFor = ({
  explanationLanguage = 'en',
}: Pick<TutorTurnInput, 'explanationLanguage'>): FeedbackTexts => feedbackTexts[explanationLanguage]
