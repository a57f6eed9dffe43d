/** Where the page is a stage by itself, whose bar has the way out. */
const alone = [/^\/courses\/[^/]+\/units\/[^/]+\/lessons\//, /^\/review\/activity\/(?!new$)[^/]+$/]

const stages = [
  ...alone,
  /^\/courses\/.*\/practice\//,
  /^\/review\/practice\/(?:flashcards|matching)/,
  /^\/plans\/(?:checkout|manage)/,
]

/** Whether an address is of something that is done to its end, such as a lesson; navigation stands back there. */
export const isStage = (pathname: string): boolean => stages.some((stage) => stage.test(pathname))

/** Whether what is done to its end has the whole window from the first paint, so that nothing moves once it is there. */
export const standsAlone = (pathname: string): boolean => alone.some((stage) => stage.test(pathname))
