import type { TopicArticles } from '../../help/article'

export const dictionary: TopicArticles<'dictionary'> = {
  'search-dictionary': {
    title: 'Buscar una palabra',
    problem: 'Quieres saber una palabra que no está en tu conversación.',
    steps: [
      'Abre {shell.pages.bank.name} y luego {bank.viewDictionary}.',
      'Escribe la palabra, su lectura con o sin tonos, o su significado en inglés.',
      'Abre una entrada para ver sus formas, ejemplos, clasificadores o el orden de los trazos.',
      'Sin buscar nada, {words.browse} muestra las palabras de un nivel, primero las más frecuentes.',
    ],
    expect:
      'Las formas llevan a su palabra: fuimos encuentra ir y ser. Después de la primera carga, el diccionario funciona sin conexión.',
    words: 'buscar, conjugación, verbo, género, trazos, HSK, traducir',
  },
  'wrong-reading': {
    title: 'Una palabra está mal leída o mal separada',
    problem: 'En mandarín, el pinyin de una palabra está mal, o dos palabras aparecen pegadas.',
    steps: [
      'Pulsa la palabra y abre «{words.correct}».',
      'Escribe la lectura correcta, como zhang3, o pon un espacio entre las palabras.',
      'Pulsa {words.saveCorrection}.',
    ],
    expect:
      'Desde entonces se lee a tu manera, esté donde esté. Puedes deshacer tu cambio en el mismo sitio.',
    words: 'pinyin, tono, segmentación, lectura, separar, unir',
  },
}
