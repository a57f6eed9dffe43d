import type { Texts } from '../groups'

export const tour: Texts['tour'] = {
  title: 'Un recorrido por Lingarden',
  place: (step, steps) => `${step} de ${steps}`,
  next: 'Siguiente',
  back: 'Atrás',
  skip: 'Saltar el recorrido',
  done: 'Listo',
  steps: {
    today: {
      title: 'Qué hacer ahora',
      text: 'Este botón te lleva siempre a lo que más te ayuda: una conversación, una lección o las palabras que estás a punto de olvidar.',
    },
    talk: {
      title: 'Habla',
      text: 'Responde a tu tutor con tus propias palabras, por escrito o de viva voz. Si no se te ocurre nada, elige una sugerencia.',
    },
    words: {
      title: 'Pulsa cualquier palabra',
      text: 'Pulsa una palabra para ver qué significa y cómo suena. Lo que escribes se corrige aquí mismo, con el porqué.',
    },
    bank: {
      title: 'Tus palabras',
      text: 'Cada palabra que consultas o usas se planta aquí y crece cada vez que la recuerdas. También puedes añadir las tuyas.',
    },
    review: {
      title: 'Repaso',
      text: 'Las palabras vuelven justo antes de que las olvides. Bastan unos minutos casi todos los días.',
    },
    help: {
      title: 'Aquí tienes ayuda',
      text: 'En este menú están la ayuda, este recorrido y tus ajustes. Eso es todo: tu jardín ya puede crecer.',
    },
  },
}
