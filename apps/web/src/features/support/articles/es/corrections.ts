import type { TopicArticles } from '../../help/article'

export const corrections: TopicArticles<'corrections'> = {
  'read-correction': {
    title: 'Cómo se leen las correcciones',
    problem: 'El tutor ha marcado algo en tu frase.',
    steps: [
      'Mira tu propio mensaje: la palabra equivocada está tachada y la correcta está al lado.',
      'Debajo encuentras el motivo en una línea. {tutor.feedback} lo reúne todo.',
      'Pulsa {activities.practiseThis} para hacer un ejercicio breve con ello.',
    ],
    expect:
      'En {shell.pages.settings.name} puedes pedir que el tutor muestre primero solo dónde y por qué, para que encuentres la forma por tu cuenta. {tutor.showForm} te la enseña.',
    words: 'comentarios, error, gramática, rojo, tachado, pista',
  },
  'missed-mistake': {
    title: 'Falta una corrección, o está mal',
    problem: 'Sabes que había un error y no se marcó nada, o se marcó algo que estaba bien.',
    steps: [
      'Mira la línea bajo el nombre del tutor: el tutor integrado corrige con reglas, y solo lo que sabe con seguridad.',
      'Pregúntaselo al tutor en tu siguiente mensaje.',
      'Comprueba la palabra en {shell.pages.dictionary.name}, con su género y sus formas.',
    ],
    expect:
      'Que no corrija no significa que todo esté bien. Una corrección falsa es peor que una que falta, y por eso el tutor calla si tiene dudas. Si se ha equivocado, cuéntanoslo con el formulario de opinión.',
    words: 'corrección falsa, no corrige, sin corregir, equivocado, error',
  },
  'practise-mistakes': {
    title: 'Practicar tus propios errores',
    problem: 'Cometes siempre el mismo error y quieres quitártelo de encima.',
    steps: [
      'Abre {shell.pages.review.name} y elige {review.mistakes}.',
      'Verás tu propia frase, corregida salvo en un punto: lo que escribiste aparece tachado y tú rellenas el hueco de al lado. Después lees el porqué y puedes escuchar la frase.',
      'En una conversación, la mancuerna que está junto al campo hace un ejercicio con lo que se ha hablado.',
    ],
    expect:
      'Lo que respondiste vuelve al cabo de unos días. Un error queda superado cuando te sale bien en dos días, o cuando lo usas bien dos veces al conversar. Todos los errores pendientes están en {shell.pages.settings.name}, donde también puedes borrarlos.',
    words: 'fallos, ejercicio, repetir, huecos, equivocaciones',
  },
}
