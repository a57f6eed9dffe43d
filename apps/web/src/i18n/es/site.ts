import type { Texts } from '../groups'

export const site: Texts['site'] = {
  notFoundTitle: 'Aquí no crece ninguna página',
  notFound: 'Puede que la dirección esté mal escrita o que la página se haya mudado.',
  toDashboard: 'Ir al inicio',
  toStart: 'Ir al inicio',
  maintenanceTitle: 'Volvemos pronto',
  maintenance: 'Estamos poniendo Lingarden a punto. Vuelve dentro de un rato.',
}
