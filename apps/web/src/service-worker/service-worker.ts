import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { answerCourseFile, courseFiles, isCourseFile } from '@/lib/courses/cached-course-files'
import { answerNavigation } from './answer-navigation'

/** The files of this build, put in when it is built. */
declare const builtFiles: PrecacheEntry[]

// A new version waits until no page of the old one is open: the files of an open session never change under it.
precacheAndRoute(builtFiles)
cleanupOutdatedCaches()
// There is an old version to be careful of only where there was none before.
clientsClaim()

const keptPage = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute((options) => answerNavigation(options.request, () => keptPage(options), fetch)),
)
// Of the courses only what was opened is kept: all lessons of all languages are more than a learner needs.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCourseFile(url.pathname),
  async ({ request }) => answerCourseFile(request, await caches.open(courseFiles), fetch),
)
