import type { ActivityTexts, FeedbackTexts, TutorTexts } from './tutor-texts.ts'

const feedback: FeedbackTexts = {
  correct: 'Correct.',
  understood: 'I understood you.',
  noMistakeFound: 'I understood you, and found no mistake I can check.',
  freeOfKnownMistakes: 'I found no mistake I can check.',
  usualWay: (sentence) => `A usual answer here: ${sentence}`,
  writeAnything: 'Write anything; even one word is fine.',
  trySentence: 'Try one of the sentences below.',
  tooLong: (characters) =>
    `Only the first ${characters} characters are read here. Short sentences get better feedback.`,
  answerIn: ({ name, typing }) =>
    typing === 'pinyin'
      ? `Answer in ${name}: type pinyin and pick the characters, or pick a sentence below.`
      : `Answer in ${name}, or pick a sentence below.`,
  writeIn: ({ name, typing }) =>
    `Try it in ${name}${typing === 'pinyin' ? '; pinyin will do' : ''}; a few words are enough.`,
  stillOpen: (model) => `The question is still open. You could say: ${model}`,
  louder: 'The volume is set on your device; the voice and its speed in the settings.',
  taskGoesOn: (model) => `The task of the lesson goes on here. You could say: ${model}`,
  movedOn: 'We moved on. You can start the scene again at any time.',
  inSimplerWords: 'Choose a word to see its meaning, or take a sentence below.',
  courteous: 'Well said. The question is still open; answer it, or pick a sentence below.',
  clickWord: (word) => `Choose “${word}” to see its meaning, or look it up in the dictionary.`,
  lookUpMeaning: (words) => `The dictionary finds words by their meaning, too: look up “${words}”.`,
  freeSentence: 'In free sentences the built-in tutor checks common mistakes only.',
}

const activities: ActivityTexts = {
  titles: { cloze: 'Fill the gaps', order: 'Put it in order', choice: 'Choose' },
  fillSaid: 'Which word was said here?',
  fillMistake: (wrong) => `You wrote “${wrong}”. What is right here?`,
  dropWord: 'You wrote one word too many here. Choose it.',
  mendTitle: 'Mend your sentence',
  putInOrder: 'Put the words in order, as they were said.',
  putRight: 'This time right: put your own sentence in order.',
  chooseSaid: 'Which word was said here?',
  chooseRight: 'Which one is right?',
  chooseMeaning: 'What does this word mean?',
}

export const en: TutorTexts = {
  feedback,
  activities,
  impolite:
    /(?<!\p{L})(?:fuck\w*|shit|bullshit|bitch|bastard|asshole|arsehole|dumbass|dickhead|wanker|stfu|gtfo|wtf|kiss my ass|get lost|shut it|(?:you|u|this(?: app| bot| tutor| thing)?|it) (?:really |totally |just )?sucks?|(?:stupid|dumb|useless|crappy|shitty|idiotic|damn|fucking) (?:tutor|teacher|bot|robot|machine|app|ai|computer|program|thing|idiot)|^(?:you )?(?:idiot|moron|loser|stupid|dumb)[\s!.]*$|i hate you|shut (?:the \p{L}+ )?up|piss off|go to hell|screw you|(?:you are|you're|youre|you|u r|ur|he's|she's) (?:really |just |so |too |very |such )*(?:an? )?(?:(?:complete|total|fucking|damn) )?(?:idiot|stupid|moron|dumb|useless|loser|pathetic|annoying|ridiculous|disgusting|worthless|jerk|clown|rubbish|trash|garbage|the worst))(?!\p{L})/iu,
  sentenceJoiner: ' ',
}
