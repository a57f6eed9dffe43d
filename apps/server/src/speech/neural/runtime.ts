import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Tensor {
  data: Float32Array
}

/** The part of onnxruntime-node that we use. It is set up with the voices, so that no one else has to install it. */
export interface Runtime {
  Tensor: new (type: 'float32' | 'int64', data: Float32Array | BigInt64Array, dims: number[]) => Tensor
  InferenceSession: {
    create: (
      model: string,
      options: object,
    ) => Promise<{ run: (inputs: Record<string, Tensor>) => Promise<Record<string, Tensor>> }>
  }
}

/**
 * Loads the runtime from a folder of packages.
 * @throws where it is not there, or not made for this machine
 */
export const loadRuntime = (packages: string): Runtime =>
  createRequire(join(packages, 'index.js'))('onnxruntime-node') as Runtime
