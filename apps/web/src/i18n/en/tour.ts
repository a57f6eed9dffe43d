/** The guided first tour. */
export const tour = {
  title: 'A tour of Lingarden',
  place: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the tour',
  done: 'Done',
  steps: {
    today: {
      title: 'What to do now',
      text: 'This button always leads to what helps you most: a talk, a lesson, or words that are about to fade.',
    },
    talk: {
      title: 'Talk',
      text: 'Answer your tutor in your own words, typed or spoken. If nothing comes to mind, take one of the suggestions.',
    },
    words: {
      title: 'Every word opens',
      text: 'Press a word for its meaning and its sound. What you write is corrected here, with a reason.',
    },
    bank: {
      title: 'Your words',
      text: 'Each word that you look up or use yourself is planted here, and grows each time you recall it. You can also add words of your own.',
    },
    review: {
      title: 'Review',
      text: 'Words come back just before you would forget them. A few minutes on most days are enough.',
    },
    help: {
      title: 'Help is here',
      text: 'This menu has the help, this tour and your settings. That is all: your garden can begin.',
    },
  },
}
