import type { TopicArticles } from '../../help/article'

export const offline: TopicArticles<'offline'> = {
  'without-connection': {
    title: 'Aprender sin conexión',
    problem: 'Vas en tren o en avión, o la red va mal.',
    steps: [
      'Abre Lingarden una vez con conexión, en el idioma que quieras llevarte, y entra en el tutor.',
      'Sin conexión, sigue como siempre: funcionan el vocabulario, los repasos, las lecciones que ya abriste y el tutor integrado.',
      'Cuando vuelva la conexión, deja abierta un momento una página de Lingarden.',
    ],
    expect:
      'Lo que hiciste se envía solo y se cuenta una vez, aunque hayas aprendido en dos dispositivos; el tiempo de práctica de hace más de un mes ya no cuenta. Las traducciones, las explicaciones y lo que haya que transcribir tienen que esperar.',
    words: 'offline, sin internet, avión, sincronizar, conexión perdida, guardar, cambios pendientes',
  },
  install: {
    title: 'Poner Lingarden en la pantalla de inicio',
    problem: 'Quieres abrir Lingarden como una aplicación.',
    steps: [
      'En Android, o en Chrome y Edge: abre el menú del navegador y elige instalar la aplicación o añadirla a la pantalla de inicio.',
      'En un iPhone o iPad: en Safari, pulsa Compartir y luego Añadir a pantalla de inicio.',
      'Inicia sesión una vez en la aplicación instalada.',
    ],
    expect:
      'Se abre en su propia ventana y funciona sin conexión. Para quitarla, elimínala como cualquier otra aplicación; tu cuenta se queda.',
    words: 'app, instalar, PWA, iPhone, Android, pantalla de inicio, descargar',
  },
}
