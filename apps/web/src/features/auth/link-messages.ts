/** What the auth server says of a link that was used before, or too late. */
export const usedLinkMessage = 'Email link is invalid or has expired'

/** Whoever was invited has an account, and may have a link for a password sent to it. */
export const usedInviteMessage =
  'This invitation was used or has expired. Enter your address to have a new link sent to you.'

/** A code is good only where the link was asked for. */
export const otherBrowserMessage =
  'Please open the link in the browser in which you asked for it, or sign in with your password.'

export const noSessionMessage = 'This link carries no session. Please sign in.'
