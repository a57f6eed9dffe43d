import type { Texts } from '../en'
import { formatCount } from '../format'

const count = (n: number, one: string, other: string) => formatCount('fr', n, { one, other })

export const courses: Texts['courses'] = {
  title: 'Cours',
  level: 'Niveau',
  failed: 'Le cours n’a pas pu être chargé.',
  noLanguage: 'Choisissez d’abord une langue.',
  noCourse: 'Ce cours n’existe pas.',
  noUnit: 'Cette unité n’existe pas.',
  noLesson: 'Cette leçon n’existe pas.',
  toCourses: 'Tous les cours',
  toCourse: 'Retour au cours',
  openCourse: 'Voir toutes les unités',
  begin: (lesson) => `Commencer : ${lesson}`,
  goOn: (lesson) => `Continuer : ${lesson}`,
  allPlayed: 'Vous avez fait toutes les leçons. La révision garde les mots vivants.',
  played: (played, total) => `${played} sur ${count(total, 'leçon faite', 'leçons faites')}`,
  completed: (completed) => count(completed, 'acquise', 'acquises'),
  whatCompletedMeans: 'Une leçon est acquise quand ses mots sont devenus solides.',
  unit: (number) => `Unité ${number}`,
  lesson: (number) => `Leçon ${number}`,
  isPlayed: 'Faite',
  isCompleted: 'Acquise',
  isBegun: 'Commencée',
  isNew: 'Nouvelle',
  youWill: 'Vous saurez',
  grammar: 'Grammaire',
  words: (n) => count(n, 'mot', 'mots'),
  inBank: (known, total) => `${known} sur ${count(total, 'mot', 'mots')} dans votre banque`,
}
