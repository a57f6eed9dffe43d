/** What is said of keeping and sending what was done without a connection, on any page behind the sign-in. */
export const offline = {
  sent: 'You are back online. What was waiting here has been sent.',
  notKept: 'This browser cannot store any more: what you do lasts only as long as this page is open.',
  leavingTitle: 'Some of what you did is not saved yet',
  leavingText:
    'Some changes are still waiting in this browser to be sent. If you sign out now, they are lost.',
  stay: 'Stay signed in',
  leaveAnyway: 'Sign out and lose it',
}
