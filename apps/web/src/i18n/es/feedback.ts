import type { Texts } from '../groups'

export const feedback: Texts['feedback'] = {
  open: 'Enviar comentarios',
  title: 'Tus comentarios',
  about: 'Qué te ayuda, qué no, qué falla: cuéntanoslo con tus palabras.',
  comment: 'Comentario',
  send: 'Enviar',
  sending: 'Enviando...',
  cancel: 'Cancelar',
  thanks: 'Gracias. Leemos todos los comentarios.',
  picture: 'Captura de pantalla',
  pictureAlt: 'La captura que acompaña a tu comentario',
  pictureAbout:
    'Quien tenga su dirección puede verla, así que difumina lo que sea privado. También puedes pegar o arrastrar otra.',
  noPicture: 'Tu comentario no lleva ninguna. Pega una, arrástrala hasta aquí o elige un archivo.',
  choosePicture: 'Elegir un archivo',
  removePicture: 'Quitar',
  imageUploaded: 'Imagen añadida',
  annotate: 'Dibujar o difuminar',
  annotateTitle: 'Dibujar o difuminar',
  annotateAbout:
    'Arrastra sobre la imagen; o muévete con las flechas y empieza y termina cada marca con la barra espaciadora.',
  annotateDone: 'Listo',
  canvas: 'Imagen sobre la que dibujar',
  tools: 'Herramientas',
  toolNames: { draw: 'Dibujar', blur: 'Difuminar' },
  undo: 'Deshacer',
  problems: {
    signedOut: { title: 'Inicia sesión', description: 'Inicia sesión para enviar comentarios.' },
    noComment: { title: 'Falta el comentario', description: 'Escribe un comentario antes de enviar.' },
    tooLarge: { title: 'Archivo demasiado grande', description: 'Elige una imagen de menos de 5 MB.' },
    notAnImage: {
      title: 'Tipo de archivo no válido',
      description: 'Elige un archivo de imagen (PNG, JPG, GIF, etc.).',
    },
    notSent: {
      title: 'No se ha podido enviar',
      description: 'No se han podido enviar tus comentarios. Inténtalo de nuevo.',
    },
  },
  invitation:
    'Lingarden crece con lo que cuentan quienes aprenden con él. Si quieres, tu comentario lleva una imagen de la página en la que estás.',
  shortcut:
    'Desde cualquier página: el botón redondo del borde, o Ctrl+Mayús+F (en un Mac, Cmd+Mayús+F). En el móvil está en el menú.',
  past: 'Lo que nos has contado',
  noPast: 'Aquí aparecerán tus comentarios.',
  morePast: 'Ver los anteriores',
  pastFailed: 'Ahora mismo no se pueden mostrar tus comentarios.',
  showPicture: 'Ver la captura',
  pictureFailed: 'Ahora mismo no se puede mostrar la captura.',
}
