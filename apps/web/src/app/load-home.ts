import { withTexts } from '@/i18n/load-texts'

/** The frame of the guarded pages. */
export const loadShell = withTexts(async () => (await import('./home')).Shell, 'shell', 'trouble')

/** The first of them, of which the start asks before it is shown. */
export const loadDashboard = withTexts(
  async () => (await import('./home')).DashboardPage,
  'dashboard',
  'trouble',
)
