import type { CourseRules } from '../../rules/course-rules.ts'

/** Determiners and pronouns are in no table of forms, and agree all the same: mucho, mucha; ninguno, ninguna. */
export const courseRules: CourseRules = {
  leadingWords: new Set(['se']),
  agreeingForms: (word) =>
    word.endsWith('o') ? ['a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending) : [],
  otherGender: (word) =>
    /[ao]s?$/u.test(word) ? word.replace(/[ao](?=s?$)/u, (vowel) => (vowel === 'a' ? 'o' : 'a')) : undefined,
}
