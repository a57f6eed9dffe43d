import type { TopicArticles } from '../../help/article'

export const voice: TopicArticles<'voice'> = {
  'hear-tutor': {
    title: 'Oír al tutor o elegir su voz',
    problem: 'No se oye nada, habla muy rápido o prefieres otra voz.',
    steps: [
      'Pulsa {speech.play} debajo de un mensaje. Al lado puedes pausar, volver al principio y cambiar la velocidad.',
      'Para que la voz empiece sola, activa «{settings.switches.autoplay_audio}» en {shell.pages.settings.name}.',
      'Allí también eliges entre diez voces; con el altavoz puedes oír cada una antes.',
      'Si sigue sin oírse, comprueba el volumen y que el navegador no haya silenciado esta pestaña.',
    ],
    expect:
      'Los navegadores solo permiten el sonido cuando ya has pulsado algo en la página. Se lee una cosa cada vez, y se marca la palabra que suena.',
    words: 'sonido, audio, altavoz, silencio, volumen, lento, velocidad, reproducción automática',
  },
  speak: {
    title: 'Hablar en vez de escribir',
    problem: 'Quieres hablar con el tutor de viva voz.',
    steps: [
      'Pulsa el micrófono, habla y vuelve a pulsarlo; o mantenlo pulsado mientras hablas.',
      'Lee lo que se ha escrito, corrígelo si hace falta y envíalo.',
      'En {voice.options} puedes activar {voice.handsFree}: tu turno termina cuando te callas. {voice.thinking} lo mantiene abierto mientras buscas una palabra.',
      '{voice.sendsAtOnce} envía sin mostrarte antes el texto.',
    ],
    expect:
      'Lo que dices lo escribe el servidor o, si no puede, tu navegador; algunos navegadores envían para ello el sonido a su fabricante. Una grabación que no se pudo escribir se conserva.',
    words: 'micrófono, voz, dictar, manos libres, hablar, pulsar para hablar',
  },
  microphone: {
    title: 'El micrófono no funciona',
    problem: 'No se graba nada, o la página no puede usar el micrófono.',
    steps: [
      'Pulsa el icono junto a la dirección del navegador y permite el micrófono en esta página. En el teléfono, mira también en los ajustes de la aplicación del navegador.',
      'Cierra otros programas que lo usen, como una videollamada, y comprueba que está elegido el micrófono correcto.',
      'Para grabar hace falta una dirección segura: empieza por https o es localhost.',
      'Vuelve a cargar la página e inténtalo otra vez.',
    ],
    expect:
      'Mientras hablas, la barra se mueve con tu voz. Si se queda quieta, el navegador escucha otro micrófono. Mientras tanto puedes escribir.',
    words: 'micro, permiso, denegado, bloqueado, grabación, silencio, https',
  },
  'say-after': {
    title: 'Entrenar la pronunciación',
    problem: 'Quieres oír cómo suenas al lado del tutor.',
    steps: [
      'Pulsa {voice.practise} debajo de un mensaje del tutor o junto a una frase de una lección.',
      'Escucha el modelo, pulsa {voice.record} y di la frase.',
      'Escucha las dos, una tras otra, y compáralas.',
    ],
    expect:
      'Ves qué palabras se entendieron y, en mandarín, tus tonos junto a los del modelo. Es una imagen para comparar, no una nota.',
    words: 'repetir, tonos, acento, pronunciar, grabarme, ondas',
  },
}
