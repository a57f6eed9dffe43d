import type { Texts } from '../groups'

export const shortcuts: Texts['shortcuts'] = {
  title: 'Atajos de teclado',
  or: 'o',
  keys: {
    ' ': 'Espacio',
    Enter: 'Intro',
    Shift: 'Mayús',
    Escape: 'Esc',
    Backspace: 'Retroceso',
    Delete: 'Supr',
    Home: 'Inicio',
    End: 'Fin',
    PageUp: 'Re Pág',
    PageDown: 'Av Pág',
  },
  singleKeys: 'Las teclas sueltas sirven de atajo',
  singleKeysAbout:
    'Desactívalo si las letras, las cifras o los signos hacen cosas sin querer, por ejemplo al dictar. Se guarda en este navegador.',
  places: {
    anywhere: 'En cualquier página',
    tutor: 'Al escribir al tutor',
    words: 'Palabras de un mensaje',
    exercises: 'Ejercicios',
    pairs: 'Parejas',
    cards: 'Tarjetas',
    bank: 'Lista de tus palabras',
    tour: 'Recorrido',
  },
  actions: {
    anywhere: { showShortcuts: 'Mostrar estos atajos', giveFeedback: 'Enviar comentarios sobre la página' },
    tutor: { send: 'Enviar', breakLine: 'Nueva línea' },
    words: {
      previous: 'Palabra anterior',
      next: 'Palabra siguiente',
      first: 'Primera palabra',
      last: 'Última palabra',
    },
    exercises: {
      pick: 'Elegir una respuesta o una pieza',
      takeBack: 'Retirar la última pieza',
      check: 'Comprobar y seguir',
    },
    pairs: { move: 'Moverse', press: 'Elegir una mitad' },
    cards: {
      turn: 'Dar la vuelta a la tarjeta',
      grade: 'Decir cómo la sabías',
      undo: 'Recuperar la última tarjeta',
    },
    bank: {
      move: 'Moverse una fila, una página o al extremo',
      extend: 'Seleccionar un tramo',
      pick: 'Seleccionar',
      pickRange: 'Seleccionar hasta aquí',
      pickAll: 'Seleccionar todo',
      leaveAll: 'Deshacer la selección',
      open: 'Abrir',
      remove: 'Quitar',
      undo: 'Deshacer',
    },
    tour: { next: 'Siguiente', back: 'Atrás', skip: 'Saltar el recorrido' },
  },
}
