// The frame of the guarded pages and the first of them, which come as one script.
export { DashboardPage } from '@/features/dashboard/dashboard-page'
export { prepareDashboard } from './prepare-dashboard'
export { prepareTalk } from './prepare-talk'
export { Shell } from './shell'
