/** What is said where there is no page, or the site is closed. */
export const site = {
  notFoundTitle: 'No page grows here',
  notFound: 'The address may be mistyped, or the page has moved.',
  toDashboard: 'Go to the dashboard',
  toStart: 'Go to the home page',
  maintenanceTitle: 'Back soon',
  maintenance: 'Lingarden is being looked after. Please come back a little later.',
}
