// Timings beside their targets. Machines differ: what counts is the ratio within one run.
import { benchBrowser } from './bench/browser.ts'
import { benchDataApi } from './bench/data-api.ts'
import { benchDictionaries } from './bench/dictionaries.ts'
import { benchFirstAudio } from './bench/first-audio.ts'
import { benchFirstToken } from './bench/first-token.ts'
import { benchFriends } from './bench/friends.ts'
import { benchKilledServer } from './bench/killed-server.ts'
import { benchMainThread } from './bench/main-thread.ts'
import { benchMemory } from './bench/memory.ts'
import { benchScheduler } from './bench/scheduler.ts'
import { benchScale } from './bench/scale.ts'
import { benchSignIns } from './bench/sign-ins.ts'
import { benchSlowStart } from './bench/slow-start.ts'
import { benchFreshClone, benchStart } from './bench/start.ts'
import { benchTranscription } from './bench/transcription.ts'
import { benchTutor } from './bench/tutor.ts'
import { benchWordBank } from './bench/word-bank.ts'
import { benchWorstRequests } from './bench/worst-requests.ts'

console.table([
  await benchTutor(),
  ...(await benchDictionaries()),
  ...(await benchBrowser()),
  ...(await benchMainThread()),
  ...(await benchSlowStart()),
  ...(await benchWordBank()),
  await benchFirstToken(),
  await benchDataApi(),
  await benchTranscription(),
  ...(await benchFriends()),
  ...(await benchFirstAudio()),
  ...(await benchScheduler()),
  await benchSignIns(),
  ...(await benchWorstRequests()),
  ...(await benchScale()),
  await benchStart(),
  await benchFreshClone(),
  ...(await benchMemory()),
  ...(await benchKilledServer()),
])
