import type { ActivityTexts, FeedbackTexts, TutorTexts } from './tutor-texts.ts'

const feedback: FeedbackTexts = {
  correct: 'C’est juste.',
  understood: 'J’ai compris.',
  noMistakeFound: 'J’ai compris, et je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
  freeOfKnownMistakes: 'Je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
  usualWay: (sentence) => `Une réponse courante ici : ${sentence}`,
  writeAnything: 'Écrivez ce que vous voulez ; un seul mot suffit.',
  trySentence: 'Essayez une des phrases ci-dessous.',
  tooLong: (characters) =>
    `Seuls les ${characters} premiers caractères sont lus ici. Les phrases courtes sont mieux commentées.`,
  answerIn: ({ name, typing }) =>
    typing === 'pinyin'
      ? `Répondez en ${name} : écrivez en pinyin et choisissez les caractères, ou choisissez une phrase ci-dessous.`
      : `Répondez en ${name}, ou choisissez une phrase ci-dessous.`,
  writeIn: ({ name, typing }) =>
    `Essayez en ${name}${typing === 'pinyin' ? ', le pinyin suffit' : ''} ; quelques mots suffisent.`,
  stillOpen: (model) => `La question vous attend toujours. Vous pourriez dire : ${model}`,
  louder: 'Le volume se règle sur votre appareil ; la voix et sa vitesse, dans les réglages.',
  taskGoesOn: (model) => `La tâche de la leçon continue ici. Vous pourriez dire : ${model}`,
  movedOn: 'Passons à la suite. Vous pouvez recommencer la scène quand vous voulez.',
  inSimplerWords: 'Choisissez un mot pour voir son sens, ou prenez une phrase ci-dessous.',
  courteous: 'Bien dit. La question vous attend toujours : répondez-y ou choisissez une phrase ci-dessous.',
  clickWord: (word) => `Choisissez « ${word} » pour voir son sens, ou cherchez-le dans le dictionnaire.`,
  lookUpMeaning: (words) => `Le dictionnaire trouve aussi les mots par leur sens : cherchez « ${words} ».`,
  freeSentence: 'Dans les phrases libres, le tuteur intégré ne vérifie que les fautes courantes.',
}

const activities: ActivityTexts = {
  titles: { cloze: 'Complétez les phrases', order: 'Remettez dans l’ordre', choice: 'Choisissez' },
  fillSaid: 'Quel mot a été dit ici ?',
  fillMistake: (wrong) => `Vous avez écrit « ${wrong} ». Que faut-il écrire ici ?`,
  dropWord: 'Vous avez écrit un mot de trop. Choisissez-le.',
  mendTitle: 'Corrigez votre phrase',
  putInOrder: 'Remettez les mots dans l’ordre où ils ont été dits.',
  putRight: 'Cette fois sans faute : remettez votre phrase dans l’ordre.',
  chooseSaid: 'Quel mot a été dit ici ?',
  chooseRight: 'Laquelle est juste ?',
  chooseMeaning: 'Que veut dire ce mot ?',
}

export const fr: TutorTexts = {
  feedback,
  activities,
  impolite:
    /(?<!\p{L})(?:(?:fils de )?pute|putain|merde|bordel|connard|connasse|salope|imb[eé]cile|encul[eé]\w*|salaud|abrutie?|cr[eé]tine?|ta (?:gueule|geule)|ferme ta (?:gueule|bouche)|^ferme[- ]la$|tais[- ]toi|va te faire (?:foutre|voir)|allez vous faire (?:foutre|voir)|(?:tu|vous) (?:m['’]emmerde[sz]|fais chier|faites chier|me fais chier)|(?:casse[- ]toi|d[eé]gage)(?=[\s!.]*$)|(?:tu (?:ne )?sers|vous (?:ne )?servez) [aà] rien|esp[eè]ce d(?:e |['’])(?:con(?:ne)?|idiote?|d[eé]bile|imb[eé]cile|nul(?:le)?|cr[eé]tine?|abrutie?|machine)|pauvre (?:con(?:ne)?|type|tache|idiote?)|^(?:idiote?|d[eé]bile|bouffon|b[aâ]tard|conne?)[\s!.]*$|je te d[eé]teste|va (?:crever|au diable|en enfer)|nique (?:ta|toi)|(?:machine|robot|tuteur|prof|appli) (?:stupide|d[eé]bile|de merde|nulle?)|(?:tu es|t['’]es|vous [eê]tes) (?:vraiment |trop |si |tellement |complètement |un |une )*(?:idiote?|stupide|nul(?:le)?|con(?:ne)?|d[eé]bile|p[eé]nible|ridicule|path[eé]tique|chiante?|lourde?|bouffon|b[eê]te))(?!\p{L})/iu,
  sentenceJoiner: ' ',
}
