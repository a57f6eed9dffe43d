import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** Translation of the English policy, section by section. */
export function privacy({ companyName, address, email, phone, jurisdiction }: LegalNames): LegalText {
  return {
    title: 'Política de privacidad',
    intro: `Esta política dice qué datos personales trata ${companyName} («nosotros») cuando usas Lingarden, para qué y qué puedes hacer al respecto.`,
    sections: [
      {
        title: 'Qué recogemos',
        paragraphs: [
          'Lo que nos das: tu nombre, tu dirección de correo y tu contraseña (guardada solo como hash), los ajustes, los niveles de idioma y el tratamiento que eliges, los mensajes al tutor, las grabaciones si hablas, notas, etiquetas, objetivos, amigos, sugerencias y votos, comentarios y capturas de pantalla que adjuntes, tu plan y los registros de pago (los datos de la tarjeta se quedan en el proveedor de pagos).',
          'Lo que surge del uso: las palabras que encuentras y consultas, los errores que se corrigieron, el tiempo de práctica, los repasos, los créditos, la última vez que estuviste aquí y registros técnicos como tu dirección IP, los navegadores con los que inicias sesión y los errores.',
          'Tu navegador guarda en tu dispositivo tu sesión, tus ajustes y copias de palabras y conversaciones recientes, solo para que la aplicación funcione.',
        ],
      },
      {
        title: 'Para qué lo usamos',
        paragraphs: [
          'Para prestar el servicio y recordar tu progreso, adaptar el tutor a tu nivel, responderte, cobrar los planes de pago, mantener seguro el servicio y encontrar y corregir fallos. No vendemos datos personales ni mostramos publicidad.',
        ],
      },
      {
        title: 'Uso de la inteligencia artificial',
        paragraphs: [
          'Lo que escribes o dices al tutor lo procesa un programa para producir respuestas, correcciones y voz. Donde hemos conectado un proveedor de modelos de lenguaje o de voz, se le envían tu mensaje y lo que el tutor necesita saber (idioma, nivel, mensajes recientes, palabras de tu vocabulario). Sin proveedor, las respuestas del tutor se elaboran en nuestro propio servidor o en el de nuestro proveedor de alojamiento.',
          'No usamos tus mensajes para entrenar modelos ni permitimos ese uso a nuestros proveedores, en la medida en que sus condiciones nos dejan elegir.',
        ],
      },
      {
        title: 'Bases jurídicas',
        paragraphs: [
          'Tratamos los datos para cumplir nuestro contrato contigo, con tu consentimiento donde te lo pedimos, por nuestro interés legítimo en un servicio seguro y que funcione, y para cumplir obligaciones legales. Puedes retirar el consentimiento en cualquier momento para el futuro.',
        ],
      },
      {
        title: 'Quién recibe datos',
        paragraphs: [
          'Proveedores que trabajan para nosotros por contrato: alojamiento, correo, pagos y, donde estén conectados, modelos de lenguaje y voz. Los amigos que has aceptado ven el nombre que muestras y las cifras de la clasificación. Otras personas ven tus sugerencias de funciones. Una captura de pantalla que adjuntes a un comentario la puede abrir quien conozca su dirección, que es larga y no aparece en ninguna lista. Las autoridades reciben datos solo donde la ley nos obliga.',
        ],
      },
      {
        title: 'Transferencias a otros países',
        paragraphs: [
          'Algunos proveedores pueden tratar datos fuera de tu país. Donde la ley pide garantías, como las cláusulas contractuales tipo, las aplicamos.',
        ],
      },
      {
        title: 'Cuánto tiempo conservamos los datos',
        paragraphs: [
          'Mientras tengas una cuenta. Cuando la borras, se borran tus filas y archivos; las copias de seguridad desaparecen a medida que se sobrescriben. Los registros que exigen las leyes fiscales u otras se guardan el tiempo que estas fijan. Los registros técnicos se conservan solo lo necesario para encontrar fallos y detener abusos.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          `Puedes pedir el acceso, la rectificación, la supresión, la limitación y una copia en un formato común, y puedes oponerte al tratamiento. Escribe a ${email}. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.`,
        ],
      },
      {
        title: 'Menores de 13 años',
        paragraphs: [
          'Lingarden no está pensado para menores de 13 años, y no recogemos sus datos a sabiendas. Si crees que un menor nos ha dado datos, escríbenos y los borraremos.',
        ],
      },
      {
        title: 'Seguridad',
        paragraphs: [
          'Las conexiones van cifradas donde se llega a este sitio por HTTPS, la propia base de datos limita el acceso a las filas a su titular, y los secretos se quedan en el servidor. Ningún sistema es perfectamente seguro; si una brecha te afecta, te lo comunicamos como exige la ley.',
        ],
      },
      {
        title: 'Decisiones automatizadas',
        paragraphs: [
          'Las correcciones del tutor, la fuerza de las palabras y las fechas de repaso se calculan automáticamente. No tienen efectos jurídicos sobre ti y puedes hacer caso omiso de ellas.',
        ],
      },
      {
        title: 'Notas por regiones',
        paragraphs: [
          'Espacio Económico Europeo y Reino Unido: los derechos anteriores siguen el RGPD y el RGPD del Reino Unido. California: puedes preguntar qué recogemos y pedir que se borre, y no se te trata peor por ello; no vendemos ni compartimos información personal. China continental y otras regiones: además de estos, se aplican los derechos que te dé la ley local.',
          `Esta política se rige por la ley de ${jurisdiction}, en la medida en que las normas imperativas de tu país lo permitan.`,
        ],
      },
      {
        title: 'Cambios en esta política',
        paragraphs: [
          'Anunciamos los cambios importantes en el producto o por correo antes de que se apliquen. Esta es la versión vigente en la fecha de arriba.',
        ],
      },
      {
        title: 'Contacto',
        paragraphs: [
          `El responsable del tratamiento es ${companyName}: ${address}. Correo electrónico: ${email}. Teléfono: ${phone}.`,
        ],
      },
    ],
  }
}
