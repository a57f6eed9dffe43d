import type { TopicArticles } from '../../help/article'

export const bank: TopicArticles<'bank'> = {
  'how-words-grow': {
    title: 'Cómo crecen las palabras',
    problem: 'Te preguntas qué significan las plantas y por qué una palabra es débil o firme.',
    steps: [
      'Abre {shell.pages.bank.name}: cada palabra muestra una planta, de semilla a flor, y su dominio de 0 a 100.',
      'Una palabra se planta cuando la consultas, la añades, la usas en una frase tuya, haces su lección o la importas. Lo que el tutor solo ha dicho está en {bankWords.standings.met}: pulsa {bankWords.plant} en las que quieras.',
      'Una palabra crece cuando la encuentras: en una conversación, en una lección o en un repaso.',
      'Si consultas su significado, crece más despacio.',
    ],
    expect:
      'Por debajo de 60 una palabra es débil; a partir de 80, firme. Cuándo toca repasarla no depende de eso, sino de lo bien que la recordaste.',
    words: 'fuerza, planta, semilla, flor, débil, firme, jardín, puntuación',
  },
  'add-words': {
    title: 'Añadir palabras por tu cuenta',
    problem: 'Has visto una palabra en otro sitio y quieres aprenderla aquí.',
    steps: [
      'Abre {shell.pages.bank.name} y pulsa {bankWords.addWords}.',
      'A mano: escribe la palabra; el diccionario te sugiere mientras escribes.',
      'De un texto: pega un artículo o una canción y elige las palabras que son nuevas para ti.',
      'Ponles una etiqueta si luego quieres encontrarlas juntas.',
    ],
    expect: 'Las palabras nuevas salen en tus próximos repasos. Las que ya tienes se quedan como están.',
    words: 'palabra nueva, lista, pegar, texto, etiqueta',
  },
  'sort-words': {
    title: 'Buscar, etiquetar y quitar muchas palabras',
    problem: 'Tu vocabulario ha crecido y quieres ordenarlo.',
    steps: [
      'Escribe en el buscador o abre {bankWords.filters} para ver solo las palabras de un nivel de dominio, una etiqueta, un día o un origen.',
      'Marca las palabras en sus casillas; con Mayús marcas todas las que hay en medio.',
      'Debajo de la lista, elige qué hacer con ellas: etiquetar, anotar, practicar o quitar.',
    ],
    expect: 'Todo lo que hagas se puede deshacer enseguida con {bank.undo}, o con Ctrl y Z.',
    words: 'filtrar, buscar, seleccionar, borrar palabras, etiquetas, notas, deshacer, ordenar',
  },
  'import-words': {
    title: 'Importar palabras de un archivo',
    problem: 'Tienes una lista en una hoja de cálculo, en Anki o en un archivo de texto.',
    steps: [
      'Abre {shell.pages.bank.name}, pulsa {bankWords.addWords} y elige {bankFiles.wayNames.file}.',
      'Elige el archivo o suéltalo en el recuadro. Se entienden CSV, texto exportado de Anki y una palabra por línea.',
      'Mira la vista previa: dice qué es nuevo, qué tienes ya y qué falla en cada fila.',
      'Corrige en tu archivo las filas que fallan, o importa cuando todo esté en orden.',
    ],
    expect:
      'Un archivo con errores no cambia nada, así que nunca te quedas con la mitad. Se admiten hasta 100 000 filas de una vez.',
    words: 'csv, anki, excel, hoja de cálculo, subir, mazo, lista, error, fila',
  },
  'export-words': {
    title: 'Exportar palabras, también a Anki',
    problem: 'Quieres tener tus palabras en otro sitio, o una copia.',
    steps: [
      'Abre {shell.pages.bank.name} y pulsa {bankWords.exportWords}. Si solo quieres algunas, fíltralas o márcalas antes.',
      'Elige el formato: una tabla para hojas de cálculo, JSON con todo, o un texto para Anki.',
      'En Anki, elige Importar y luego el archivo.',
    ],
    expect:
      'El archivo se guarda donde tu navegador deja las descargas. La tabla se puede volver a importar aquí. Para todo lo demás, lee el artículo sobre tus datos.',
    words: 'csv, json, anki, descargar, copia de seguridad, guardar, hoja de cálculo, excel',
  },
}
