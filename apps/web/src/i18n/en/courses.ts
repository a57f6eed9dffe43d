import { formatCount } from '../format'

const count = (n: number, one: string, other: string) => formatCount('en', n, { one, other })

export const courses = {
  title: 'Courses',
  level: 'Level',
  failed: 'The course could not be loaded.',
  noLanguage: 'Choose a language first.',
  noCourse: 'There is no such course.',
  noUnit: 'There is no such unit.',
  noLesson: 'There is no such lesson.',
  toCourses: 'All courses',
  toCourse: 'Back to the course',
  openCourse: 'See all units',
  begin: (lesson: string) => `Begin: ${lesson}`,
  goOn: (lesson: string) => `Go on: ${lesson}`,
  allPlayed: 'You have played every lesson. Review keeps the words alive.',
  played: (played: number, total: number) => `${played} of ${count(total, 'lesson', 'lessons')} played`,
  completed: (completed: number) => `${completed} completed`,
  whatCompletedMeans: 'A lesson is completed when its words have grown strong.',
  unit: (number: number) => `Unit ${number}`,
  lesson: (number: number) => `Lesson ${number}`,
  isPlayed: 'Played',
  isCompleted: 'Completed',
  isBegun: 'Begun',
  isNew: 'New',
  youWill: 'You will be able to',
  grammar: 'Grammar',
  words: (n: number) => count(n, 'word', 'words'),
  inBank: (known: number, total: number) => `${known} of ${count(total, 'word', 'words')} in your bank`,
}
