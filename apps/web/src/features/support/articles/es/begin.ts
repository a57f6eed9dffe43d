import type { TopicArticles } from '../../help/article'

export const begin: TopicArticles<'begin'> = {
  'first-steps': {
    title: 'Por dónde empezar',
    problem: 'Acabas de registrarte y no sabes qué hacer primero.',
    steps: [
      'Abre {shell.pages.dashboard.name}: el botón grande te lleva siempre a lo que más te ayuda en ese momento.',
      'Ve a {shell.pages.tutor.name} para una primera charla de cinco minutos, o a {shell.pages.courses.name} si prefieres avanzar paso a paso.',
      'Vuelve mañana y empieza por {shell.pages.review.name}.',
    ],
    expect:
      'Cada palabra que encuentras es una semilla de tu jardín. Con un poco casi todos los días crece más deprisa que con mucho en un solo día.',
    words: 'comenzar, inicio, tutorial, recorrido, principiante, cómo funciona',
  },
  'language-and-level': {
    title: 'Cambiar de idioma o de nivel',
    problem: 'Quieres aprender otro idioma, o el tutor te habla demasiado fácil o demasiado difícil.',
    steps: [
      'Para el idioma, señala el icono de persona, arriba a la derecha; en el teléfono, abre el menú. Elige mandarín, español o francés.',
      'Para el nivel, abre {shell.pages.settings.name} y elígelo en {settings.sections.learning}.',
      'Elige lo que sabes hacer hoy; puedes cambiarlo cuando quieras.',
    ],
    expect:
      'Cada idioma tiene sus propias palabras, su nivel, su meta y sus conversaciones. Al cambiar no se pierde nada: cuando vuelvas, todo estará como lo dejaste. El tutor usa el nuevo nivel desde la siguiente conversación.',
    words: 'otro idioma, segundo idioma, dificultad, fácil, difícil, género, formas',
  },
}
