const stages = [
  /^\/courses\/[^/]+\/units\/[^/]+\/lessons\//,
  /^\/courses\/.*\/practice\//,
  /^\/review\/practice\/(?:flashcards|matching)/,
  /^\/review\/activity\/(?!new$)[^/]+$/,
  /^\/plans\/(?:checkout|manage)/,
]

/** Whether an address is of something that is done to its end, such as a lesson; navigation stands back there. */
export const isStage = (pathname: string): boolean => stages.some((stage) => stage.test(pathname))
