import type { Texts } from '../groups'

export const speech: Texts['speech'] = {
  hear: (text) => `Escuchar «${text}»`,
  stop: 'Parar',
  failed: 'La voz no está disponible ahora mismo. Puedes seguir leyendo.',
  unreachable: 'No hay conexión con el servidor, así que ahora no se puede leer nada en voz alta.',
  play: 'Escuchar',
  again: 'Escuchar otra vez',
  fromStart: 'Desde el principio',
  pause: 'Pausar',
  resume: 'Seguir',
  controls: 'Reproducción',
  speed: (rate) => `Velocidad ${rate}`,
  written: 'Transcrito tras',
  firstText: 'Respuesta tras',
  firstSound: 'Voz tras',
  slower: 'Más lento',
}
