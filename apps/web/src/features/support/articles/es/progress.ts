import type { TopicArticles } from '../../help/article'

export const progress: TopicArticles<'progress'> = {
  'goal-and-streak': {
    title: 'Meta diaria y días seguidos',
    problem: 'Quieres cambiar tu meta, o un día no se ha contado.',
    steps: [
      'Abre {shell.pages.dashboard.name} y pulsa {dashboard.changeGoal}.',
      'Elige cuántos minutos al día quieres practicar este idioma.',
      'Un día cuenta cuando tus minutos llegan a la meta, según la hora de tu dispositivo.',
    ],
    expect:
      'El tiempo corre mientras una conversación, una lección o un repaso está abierto y a la vista; se detiene si no haces nada durante un rato o pasas a otra pestaña. La racha no se rompe mientras el día de hoy no haya terminado.',
    words: 'racha, minutos, meta, racha perdida, tiempo, no cuenta, constancia',
  },
  charts: {
    title: 'Leer tus gráficos o guardarlos',
    problem: 'Quieres ver cómo vas.',
    steps: [
      'Abre {shell.pages.analytics.name} y elige el idioma y el periodo.',
      'Debajo de cada gráfico una frase dice lo que muestra; {charts.asTable} enseña las cifras.',
      'Cada gráfico se puede guardar como imagen o como tabla.',
    ],
    expect:
      'En el teléfono, el enlace de abajo lleva a la página. Lo que has practicado hace un momento puede tardar medio minuto en aparecer.',
    words: 'estadísticas, gráfica, año, calendario, exportar, csv, png, tiempo',
  },
}
