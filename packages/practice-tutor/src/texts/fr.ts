import { requestsOf } from '@lingarden/languages/kit/tutor/requests'
import type { ActivityTexts, FeedbackTexts, TutorTexts } from './tutor-texts.ts'

const feedback: FeedbackTexts = {
  correct: 'C’est juste.',
  understood: 'Je vous ai compris.',
  noMistakeFound: 'Je vous ai compris, et je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
  freeOfKnownMistakes: 'Je n’ai trouvé aucune faute parmi celles que je sais vérifier.',
  usualWay: (sentence) => `Une réponse courante ici : ${sentence}`,
  writeAnything: 'Écrivez n’importe quoi ; un seul mot suffit.',
  trySentence: 'Essayez une des phrases ci-dessous.',
  tooLong: (characters) =>
    `Seuls les ${characters} premiers caractères sont lus ici. Les phrases courtes sont mieux commentées.`,
  answerIn: ({ name, typing }) =>
    typing === 'pinyin'
      ? `Répondez en ${name} : écrivez en pinyin et choisissez les caractères, ou choisissez une phrase ci-dessous.`
      : `Répondez en ${name}, ou choisissez une phrase ci-dessous.`,
  writeIn: ({ name, typing }) =>
    `Essayez en ${name}${typing === 'pinyin' ? ', le pinyin suffit' : ''} ; quelques mots suffisent.`,
  didNotFit: (scene, model) => `Cela n’allait pas avec la scène « ${scene} ». Vous pourriez dire : ${model}`,
  taskGoesOn: (model) => `La tâche de la leçon continue ici. Vous pourriez dire : ${model}`,
  movedOn: 'Nous sommes passés à la suite. Vous pouvez recommencer la scène quand vous voulez.',
  inSimplerWords: 'Cliquez sur un mot pour voir son sens, ou prenez une phrase ci-dessous.',
  courteous: 'Bien dit. La question vous attend toujours : répondez-y ou choisissez une phrase ci-dessous.',
  clickWord: (word) => `Cliquez sur « ${word} » pour voir son sens, ou cherchez-le dans le dictionnaire.`,
  lookUpMeaning: (words) => `Le dictionnaire trouve aussi les mots par leur sens : cherchez « ${words} ».`,
  freeSentence: 'Dans les phrases libres, le tuteur intégré ne vérifie que les fautes courantes.',
}

const activities: ActivityTexts = {
  titles: { cloze: 'Complétez les phrases', order: 'Remettez dans l’ordre', choice: 'Choisissez' },
  fillSaid: 'Quel mot a été dit ici ?',
  fillMistake: (wrong) => `Vous avez écrit « ${wrong} ». Que faut-il écrire ici ?`,
  putInOrder: 'Remettez les mots dans l’ordre où ils ont été dits.',
  putRight: 'Cette fois sans faute : remettez votre phrase dans l’ordre.',
  chooseSaid: 'Quel mot a été dit ici ?',
  chooseRight: 'Laquelle est juste ?',
  chooseMeaning: 'Que veut dire ce mot ?',
}

const requests = requestsOf({
  meaning: [
    "(?:que|qu'est-ce que|qu’est-ce que)(?: veut dire| signifie)(?: le mot)?{of}",
    "(?:qu'est-ce que|qu’est-ce que){of} (?:veut dire|signifie)",
  ],
  wording: ["comment (?:dit-on|on dit|dire|est-ce qu['’]on dit){of}{in language}"],
  simpler: ['(?:pardon,? |d[eé]sol[eé]e?,? )?(?:je )?(?:ne )?(?:comprends|sais) pas'],
})

export const fr: TutorTexts = {
  feedback,
  activities,
  requests,
  impolite: /(?<!\p{L})(?:putain|merde|connard|salope)(?!\p{L})/iu,
  sentenceJoiner: ' ',
}
