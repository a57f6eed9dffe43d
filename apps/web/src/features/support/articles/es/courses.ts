import type { TopicArticles } from '../../help/article'

export const courses: TopicArticles<'courses'> = {
  lessons: {
    title: 'Cómo es una lección',
    problem: 'Quieres aprender paso a paso, o te preguntas por qué una lección aún no está completada.',
    steps: [
      'Abre {shell.pages.courses.name}. El curso propone la siguiente lección, pero puedes empezar la que quieras.',
      'Cada lección tiene palabras, un diálogo, un poco de gramática y ejercicios. Puedes salir en cualquier momento.',
      'Al final, {courses.toTutor} te deja usar lo que has aprendido.',
    ],
    expect:
      'Sigues donde lo dejaste, también en otro dispositivo. Una lección está completada cuando dominas sus palabras, no cuando la has recorrido.',
    words: 'curso, unidad, completada, avance, bloqueada, siguiente lección, diálogo, gramática',
  },
  'type-letters': {
    title: 'Escribir tildes y caracteres chinos',
    problem: 'Tu teclado no tiene ñ, é ni caracteres chinos.',
    steps: [
      'En español y francés, pulsa las letras de debajo del campo; el cursor se queda donde está.',
      'En mandarín, activa un teclado pinyin: en el teléfono, en los ajustes del teclado; en el ordenador, en los de idioma.',
      'En los ejercicios, el pinyin se puede escribir con cifras para los tonos, como ni3 hao3.',
    ],
    expect:
      'Si falta una tilde, la respuesta vale y se te muestra; lo mismo con una letra equivocada en una palabra larga. El tutor también te entiende sin tildes.',
    words: 'acento, teclado, ñ, é, ç, pinyin, hanzi, caracteres, método de entrada, errata',
  },
}
