import type { TopicArticles } from '../../help/article'

export const review: TopicArticles<'review'> = {
  'what-is-due': {
    title: 'Qué toca repasar, y por qué',
    problem: 'Hay demasiadas tarjetas, demasiado pocas o ninguna.',
    steps: [
      'Abre {shell.pages.review.name}: dice cuántas tarjetas tocan hoy y por qué motivo.',
      'Pulsa {review.begin} y para cuando quieras; lo que quede te espera.',
      'Para cambiar cuánto llega cada día, pulsa {review.changeLimits} junto a los límites.',
    ],
    expect:
      'Una tarjeta vuelve poco antes de que la olvides: al principio tras unos minutos, luego tras semanas y meses. Si has estado fuera, lo atrasado se reparte en varios días.',
    words: 'repetición espaciada, calendario, atrasado, límite, demasiadas, nada que repasar, FSRS',
  },
  flashcards: {
    title: 'Responder a las tarjetas',
    problem: 'No sabes cuál de los cuatro botones pulsar.',
    steps: [
      'Intenta recordar antes de dar la vuelta a la tarjeta.',
      'Elige {cards.grades.again} si no la sabías, {cards.grades.hard} si te costó, {cards.grades.good} si la sabías y {cards.grades.easy} si no tuviste que pensar.',
      'Con el teclado: Espacio da la vuelta, del 1 al 4 valoras, la u recupera la última respuesta.',
      'En «{review.way}» puedes escuchar, escribir o rellenar un hueco en vez de leer.',
    ],
    expect: 'Responde con sinceridad: tu valoración decide cuándo vuelve la tarjeta, y nada más.',
    words: 'valorar, otra vez, difícil, bien, fácil, deshacer, espacio, intervalo',
  },
  activities: {
    title: 'Crear una actividad propia',
    problem: 'Quieres practicar ciertas palabras de cierta manera, y volver a hacerlo más adelante.',
    steps: [
      'Abre {shell.pages.review.name} y elige {review.newActivity}.',
      'Elige las palabras: las que tocan, por dominio, por etiqueta, de una lección o a mano.',
      'Elige los tipos de ejercicios, ponle un nombre y pulsa {review.saveAndPlay}.',
    ],
    expect:
      'La actividad se queda en tu lista y toma cada vez las palabras que encajan en ese momento. Sus respuestas cuentan como repasos.',
    words: 'personalizada, ejercicio, juego, parejas, prueba, test',
  },
  'forgotten-words': {
    title: 'Palabras que se resisten',
    problem: 'Olvidas una palabra una y otra vez.',
    steps: [
      'Abre {shell.pages.review.name}: esas palabras están en «{review.leeches}».',
      'Abre una y escribe una nota: una imagen mental o una frase tuya.',
      'Úsala en tu próxima conversación, o crea una actividad con frases en las que aparezca.',
    ],
    expect:
      'Repasarlas una vez más es lo que menos ayuda. Cuando recuerdes una durante unas tres semanas, saldrá de la lista.',
    words: 'palabra difícil, olvidar, nota, truco, memoria',
  },
}
