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
      'En mandarín, escribe en pinyin, con tonos o sin ellos: aparecen caracteres. Escribe la frase entera, con espacios o sin ellos (ni hao ma), y elígela con Intro, con dos espacios seguidos, con una cifra o tocándola. Escape conserva tus letras, y también una mayúscula.',
      'En los ejercicios también vale el pinyin, y valen los caracteres tradicionales. Pulsa ma3 al final de la fila para que las cifras sean tonos, como en ni3 hao3.',
    ],
    expect:
      'Si falta una tilde o es otra, la respuesta vale y se te muestra; lo mismo con una letra equivocada en una palabra larga, salvo si así sale otra palabra que cabría. El tutor también te entiende sin tildes.',
    words: 'acento, teclado, ñ, é, ç, pinyin, hanzi, caracteres, método de entrada, errata',
  },
}
