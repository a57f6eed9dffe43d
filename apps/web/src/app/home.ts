// The frame of the guarded pages and the first of them, which come as one script.
export { DashboardPage } from '@/features/dashboard/dashboard-page'
export { prepareDashboard } from './prepare-dashboard'
export { Shell } from './shell'
