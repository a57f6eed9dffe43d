import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const moduleId = 'virtual:voice-activity-assets'
const resolvedId = `\0${moduleId}`

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  onnx: 'application/octet-stream',
  wasm: 'application/wasm',
}

/** The files that hands-free listening loads at run time, and the version that their address carries. */
function listFiles(): { version: string; paths: string[] } {
  const detector = createRequire(import.meta.url).resolve('@ricky0123/vad-web')
  const runtime = createRequire(detector).resolve('onnxruntime-web/wasm')
  const { version } = JSON.parse(readFileSync(join(dirname(detector), '../package.json'), 'utf8')) as {
    version: string
  }
  const paths = [
    ...['vad.worklet.bundle.min.js', 'silero_vad_v5.onnx'].map((name) => join(dirname(detector), name)),
    ...['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'].map((name) =>
      join(dirname(runtime), name),
    ),
  ]
  return { version, paths }
}

/**
 * Puts the voice detector's model, its worklet and its runtime beside the web app, unchanged and under their own names,
 * because the libraries ask for them by name; `virtual:voice-activity-assets` says where they lie.
 */
export function voiceActivityPlugin(): Plugin {
  const { version, paths } = listFiles()
  const folder = `assets/voice-activity-${version}/`
  return {
    name: 'lingarden-voice-activity',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId ? `export const voiceActivityAssets = ${JSON.stringify(`/${folder}`)}` : undefined,
    generateBundle() {
      for (const path of paths)
        this.emitFile({ type: 'asset', fileName: folder + basename(path), source: readFileSync(path) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = paths.find((known) => request.url?.split('?')[0] === `/${folder}${basename(known)}`)
        if (!path) return next()
        response.setHeader('content-type', contentTypes[path.split('.').at(-1) ?? ''] ?? '')
        response.end(readFileSync(path))
      })
    },
  }
}
