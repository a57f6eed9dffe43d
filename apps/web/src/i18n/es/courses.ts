import type { Texts } from '../en'
import { formatCount } from '../format'

const count = (n: number, one: string, other: string) => formatCount('es', n, { one, other })

export const courses: Texts['courses'] = {
  title: 'Cursos',
  level: 'Nivel',
  failed: 'No se ha podido cargar el curso.',
  noLanguage: 'Elige primero un idioma.',
  noCourse: 'Ese curso no existe.',
  noUnit: 'Esa unidad no existe.',
  noLesson: 'Esa lección no existe.',
  toCourses: 'Todos los cursos',
  toCourse: 'Volver al curso',
  openCourse: 'Ver todas las unidades',
  begin: (lesson) => `Empezar: ${lesson}`,
  goOn: (lesson) => `Seguir: ${lesson}`,
  allPlayed: 'Has hecho todas las lecciones. El repaso mantiene vivas las palabras.',
  played: (played, total) => `${played} de ${count(total, 'lección hecha', 'lecciones hechas')}`,
  completed: (completed) => count(completed, 'completada', 'completadas'),
  whatCompletedMeans: 'Una lección está completada cuando sus palabras se han hecho fuertes.',
  unit: (number) => `Unidad ${number}`,
  lesson: (number) => `Lección ${number}`,
  isPlayed: 'Hecha',
  isCompleted: 'Completada',
  isBegun: 'Empezada',
  isNew: 'Nueva',
  youWill: 'Podrás',
  grammar: 'Gramática',
  words: (n) => count(n, 'palabra', 'palabras'),
  inBank: (known, total) => `${known} de ${count(total, 'palabra', 'palabras')} en tu banco`,
}
