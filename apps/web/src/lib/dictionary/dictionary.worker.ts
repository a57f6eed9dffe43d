import { createDispatcher } from './dispatch'

const dispatch = createDispatcher((answer) => self.postMessage(answer))
self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof dispatch>[0]>) => dispatch(data))
