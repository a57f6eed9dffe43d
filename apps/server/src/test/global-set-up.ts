import type { TestProject } from 'vitest/node'
import { startScratchCluster, type ScratchCluster } from './scratch-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    scratch: ScratchCluster
  }
}

/** One PostgreSQL for a run of the tests; each server of a test has a database of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { scratch, stop } = await startScratchCluster()
  project.provide('scratch', scratch)
  return stop
}
