import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** Translation of the English terms, section by section. */
export function terms({ companyName, address, email, phone, jurisdiction, venue }: LegalNames): LegalText {
  return {
    title: 'Términos del servicio',
    intro: `Estos términos son el acuerdo entre tú y ${companyName} («nosotros») sobre tu uso de Lingarden. Léelos antes de crear una cuenta.`,
    sections: [
      {
        title: 'Los servicios',
        paragraphs: [
          'Lingarden te ayuda a aprender mandarín, español y francés mediante conversaciones con un tutor automático, un vocabulario personal, cursos, repasos y estadísticas. Podemos añadir, cambiar o retirar funciones; si un cambio te quita algo que has pagado, te avisamos antes.',
          `Lingarden es software libre; este sitio lo gestiona ${companyName}, y tu acuerdo es únicamente con ${companyName}, no con los autores del software.`,
        ],
      },
      {
        title: 'Quién puede usar Lingarden',
        paragraphs: [
          'Debes tener al menos 13 años. Si tienes menos de 18, tu padre, tu madre o tu tutor legal debe haber leído estos términos y haber aceptado que uses el servicio. Si la ley de tu país exige una edad mayor, se aplica esa edad.',
        ],
      },
      {
        title: 'Tu cuenta',
        paragraphs: [
          'Indica una dirección de correo verdadera y guarda tu contraseña solo para ti. Lo que ocurra con tu cuenta es responsabilidad tuya, salvo que alguien la haya usado sin culpa tuya. Avísanos enseguida si crees que otra persona tiene acceso.',
        ],
      },
      {
        title: 'Lo que un tutor automático puede y no puede hacer',
        paragraphs: [
          'Las respuestas, correcciones y explicaciones del tutor las produce un programa, a partir de escenas preparadas o, donde esté conectado, de un modelo de lenguaje. Pueden ser erróneas, incompletas o inadecuadas, y que no haya corrección no significa que una frase sea correcta.',
          'Nada de lo que dice el tutor es asesoramiento profesional de ningún tipo. No te fíes de ello donde un error pueda causar daño, y no le cuentes secretos.',
        ],
      },
      {
        title: 'Lo que escribes y dices',
        paragraphs: [
          'Tus mensajes, grabaciones y notas siguen siendo tuyos. Nos permites, a nosotros y a quienes prestan partes del servicio por encargo nuestro, almacenarlos, tratarlos y mostrarlos en la medida necesaria para prestar y proteger el servicio. Este permiso es mundial y gratuito, y termina cuando se borran, salvo en las copias de seguridad hasta que se sobrescriben. Las sugerencias de funciones las pueden ver y votar otras personas; para ellas vale la sección Comentarios.',
        ],
      },
      {
        title: 'Uso aceptable',
        paragraphs: [
          'No infrinjas la ley, no acoses a nadie, no vulneres derechos ajenos, no subas código dañino, no sondees ni sobrecargues nuestros sistemas, no eludas límites ni pagos, y no extraigas datos del servicio por medios automáticos más allá de tu propia exportación.',
        ],
      },
      {
        title: 'Propiedad intelectual',
        paragraphs: [
          'El código fuente de Lingarden se publica bajo la Licencia Pública General Affero de GNU, versión 3 o posterior; esa licencia rige el código. Nada de estos términos limita los derechos que te da esa licencia. No abarca el nombre ni el logotipo de Lingarden, que siguen siendo de su titular. Los diccionarios y otros datos tienen licencias propias, que enumera la página de ayuda.',
        ],
      },
      {
        title: 'Servicios de terceros',
        paragraphs: [
          'Algunas partes del servicio pueden prestarlas otros, como el alojamiento, los pagos, el correo, los modelos de lenguaje y la voz. A esas partes se les pueden aplicar sus propios términos. Los elegimos con cuidado, pero, en la medida en que la ley lo permita, no respondemos de lo que hagan al margen de nuestras instrucciones.',
        ],
      },
      {
        title: 'Pagos y suscripciones que se renuevan',
        paragraphs: [
          'Los planes de pago se cobran por adelantado por un mes o un año y se renuevan solos por el mismo periodo, al precio vigente en ese momento, hasta que los canceles. Puedes cancelar cuando quieras en la página de planes; el plan dura entonces hasta el final del periodo ya pagado. Los pagos no se devuelven, salvo que la ley disponga otra cosa; se mantiene el derecho de desistimiento que te dé la ley.',
          'Los créditos son una cantidad de uso: no son dinero ni se pueden transferir, y el saldo se restablece cada mes. Donde la página de pago dice que es una prueba, no se mueve dinero ni nace un contrato de pago.',
          'Anunciamos los cambios de precio al menos 30 días antes de que se te apliquen.',
        ],
      },
      {
        title: 'Comentarios',
        paragraphs: [
          'Si nos envías ideas o comentarios, podemos usarlos libremente y sin deberte nada por ellos.',
        ],
      },
      {
        title: 'Fin del acuerdo',
        paragraphs: [
          'Puedes dejarlo cuando quieras y borrar tu cuenta. Podemos suspender o cancelar tu acceso si incumples estos términos de forma grave o repetida, si la ley lo exige o si cerramos el servicio; cuando podamos, te avisaremos y te daremos tiempo para exportar tus datos.',
        ],
      },
      {
        title: 'Sin garantías',
        paragraphs: [
          'El servicio se presta tal como está y según su disponibilidad. En la medida en que la ley lo permita, no garantizamos que esté libre de errores, que no se interrumpa ni que sirva para un fin concreto, como aprobar un examen.',
        ],
      },
      {
        title: 'Límite de responsabilidad',
        paragraphs: [
          'En la medida en que la ley lo permita, no respondemos de daños indirectos o consecuentes, de lucro cesante ni de pérdida de datos. Nuestra responsabilidad total por todas las reclamaciones se limita a la mayor de estas cantidades: lo que nos hayas pagado en los 12 meses anteriores al hecho que da lugar a la reclamación o 100 US$. Nada de esto limita la responsabilidad que la ley no permite limitar, como la debida a dolo, negligencia grave o daños a las personas.',
        ],
      },
      {
        title: 'Indemnización',
        paragraphs: [
          `Si alguien reclama a ${companyName} porque has incumplido estos términos, la ley o los derechos de otras personas, asumes el coste razonable de esa reclamación, en la medida de tu culpa y de lo que permita la ley.`,
        ],
      },
      {
        title: 'Cambios en estos términos',
        paragraphs: [
          'Podemos cambiar estos términos. Anunciamos los cambios importantes al menos 14 días antes de que se apliquen. Si no estás de acuerdo, deja de usar el servicio antes de esa fecha; usarlo después significa que los aceptas.',
        ],
      },
      {
        title: 'Ley aplicable y arbitraje',
        paragraphs: [
          `Estos términos se rigen por la ley de ${jurisdiction}, sin sus normas sobre conflicto de leyes. Escríbenos primero; la mayoría de los asuntos se resuelven así. Lo que no se resuelva en 60 días se decide mediante arbitraje vinculante en ${venue}, por un solo árbitro y solo entre tú y nosotros, no de forma colectiva, en la medida en que la ley lo permita.`,
          'Cualquiera de las partes puede acudir a un tribunal de reclamaciones de menor cuantía, o a cualquier tribunal competente para detener una infracción. Se mantienen los derechos que te da la ley de consumo, incluido el de acudir a los tribunales de tu país.',
        ],
      },
      {
        title: 'Sanciones y exportación',
        paragraphs: [
          'No puedes usar el servicio donde lo prohíban embargos o leyes de exportación, ni si figuras en una lista de personas con las que no podemos tratar.',
        ],
      },
      {
        title: 'Acuerdo completo',
        paragraphs: [
          'Estos términos y la Política de privacidad son el acuerdo completo entre tú y nosotros sobre el uso de este servicio; la licencia del código fuente existe aparte. Si una parte no es válida, el resto se mantiene. Que no hagamos valer una parte de inmediato no es una renuncia. No puedes ceder el acuerdo sin nuestro consentimiento.',
        ],
      },
      {
        title: 'Contacto',
        paragraphs: [`${companyName}, ${address}. Correo electrónico: ${email}. Teléfono: ${phone}.`],
      },
    ],
  }
}
