import type { TopicArticles } from '../../help/article'

export const plans: TopicArticles<'plans'> = {
  tokens: {
    title: 'Qué son los tokens',
    problem: 'Quieres saber qué cuesta tokens, o te has quedado sin ellos.',
    steps: [
      'Pulsa {shell.tokens} en el menú: ves tu saldo y cuánto cuesta cada cosa.',
      'Consultar palabras, repasar, hacer lecciones y jugar no cuesta nada.',
      'Si te has quedado sin tokens, sigue con eso, o con el tutor integrado sin conexión.',
    ],
    expect:
      'Cada mes empieza con el saldo completo; lo que sobra no se acumula. Lo que no llegó por un error se devuelve.',
    words: 'créditos, saldo, coste, precio, agotados, mensual, recargar',
  },
  'change-plan': {
    title: 'Cambiar o cancelar un plan',
    problem: 'Quieres más tokens al mes, o ya no quieres pagar.',
    steps: [
      'Abre {shell.pages.plans.name} y elige un plan, mensual o anual.',
      'Para cambiarlo, ver tus facturas o cancelarlo, pulsa {plans.manage}.',
      'Después de pagar, vuelve a la página; el plan empieza en cuanto se confirma.',
    ],
    expect:
      'Subir de plan tiene efecto enseguida y se paga la diferencia; bajar, al final de lo pagado. Un plan cancelado dura hasta el final de lo pagado. Todos los planes incluyen todo; solo cambia el número de tokens. También hay servidores que no venden planes.',
    words: 'suscripción, pagar, pago, cancelar, reembolso, factura, mejorar, bajar, premium',
  },
}
