import type { ExerciseKind } from '@lingarden/domain/exercises/exercise'
import type { HelpLanguage } from '@lingarden/languages/help-languages'

interface ActivityTexts {
  titles: Record<ExerciseKind, string>
  /** A gap in a sentence of the conversation. */
  fillSaid: string
  /** A gap where the learner made a mistake. */
  fillMistake: (wrong: string) => string
  putInOrder: string
  /** A sentence that the learner got wrong. */
  putRight: string
  chooseSaid: string
  chooseRight: string
  chooseMeaning: string
}

/** What the exercises of the rules say, in the language the learner reads. */
export const activityTexts: Record<HelpLanguage, ActivityTexts> = {
  en: {
    titles: { cloze: 'Fill the gaps', order: 'Put it in order', choice: 'Choose' },
    fillSaid: 'Which word was said here?',
    fillMistake: (wrong) => `You wrote “${wrong}”. What is right here?`,
    putInOrder: 'Put the words in order, as they were said.',
    putRight: 'This time right: put your own sentence in order.',
    chooseSaid: 'Which word was said here?',
    chooseRight: 'Which one is right?',
    chooseMeaning: 'What does this word mean?',
  },
  es: {
    titles: { cloze: 'Rellena los huecos', order: 'Ordena la frase', choice: 'Elige' },
    fillSaid: '¿Qué palabra se dijo aquí?',
    fillMistake: (wrong) => `Escribiste «${wrong}». ¿Qué es lo correcto aquí?`,
    putInOrder: 'Ordena las palabras tal como se dijeron.',
    putRight: 'Esta vez bien: ordena tu propia frase.',
    chooseSaid: '¿Qué palabra se dijo aquí?',
    chooseRight: '¿Cuál es la correcta?',
    chooseMeaning: '¿Qué significa esta palabra?',
  },
  fr: {
    titles: { cloze: 'Complétez les phrases', order: 'Remettez dans l’ordre', choice: 'Choisissez' },
    fillSaid: 'Quel mot a été dit ici ?',
    fillMistake: (wrong) => `Vous avez écrit « ${wrong} ». Que faut-il écrire ici ?`,
    putInOrder: 'Remettez les mots dans l’ordre où ils ont été dits.',
    putRight: 'Cette fois sans faute : remettez votre phrase dans l’ordre.',
    chooseSaid: 'Quel mot a été dit ici ?',
    chooseRight: 'Laquelle est juste ?',
    chooseMeaning: 'Que veut dire ce mot ?',
  },
  zh: {
    titles: { cloze: '填空', order: '排序', choice: '选择' },
    fillSaid: '刚才这里说的是哪个词？',
    fillMistake: (wrong) => `你写的是“${wrong}”。这里应该怎么写？`,
    putInOrder: '按刚才说的顺序排列词语。',
    putRight: '这次把你自己的句子排对。',
    chooseSaid: '刚才这里说的是哪个词？',
    chooseRight: '哪一句是对的？',
    chooseMeaning: '这个词是什么意思？',
  },
}
