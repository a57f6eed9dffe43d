/** Under what name a tab notes the place in a lesson that is not kept otherwise yet. */
export const notedPlaceKey = 'reached-place'
