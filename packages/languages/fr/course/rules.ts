import type { CourseRules } from '../../rules/course-rules.ts'

export const courseRules: CourseRules = {
  leadingWords: new Set(['s', 'se', 'qu', 'l', 'd']),
  shortFor: {
    "j'": ['je'],
    "l'": ['le', 'la'],
    "d'": ['de'],
    "c'": ['ce'],
    "n'": ['ne'],
    "m'": ['me'],
    "t'": ['te', 'tu'],
    "s'": ['se', 'si'],
    "qu'": ['que'],
  },
}
