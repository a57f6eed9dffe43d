import type { Texts } from '../groups'

export const common: Texts['common'] = {
  productName: 'Lingarden',
  labelled: (label) => `${label}:`,
  tagline: 'Haz crecer tu jardín de idiomas.',
  close: 'Cerrar',
  tryAgain: 'Reintentar',
  help: 'Ayuda con esto',
  loading: 'Cargando',
  notifications: 'Avisos',
  interfaceLanguage: 'Idioma de la interfaz',
  interfaceLanguageFailed: 'No se ha podido cargar este idioma. Inténtalo de nuevo.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  stages: { seed: 'Semilla', sprout: 'Brote', leaf: 'Hoja', bud: 'Capullo', bloom: 'Flor' },
  thirsty: (stage) => `${stage}, con sed`,
  somethingWentWrong: 'Algo ha fallado aquí. El resto de Lingarden sigue funcionando.',
}
