import { ConfigError } from '../../config-error.ts'

/** Where the usual language servers of one's own machine listen, the most usual first. */
const usualAddresses: readonly string[] = [
  'http://127.0.0.1:11434', // Ollama
  'http://127.0.0.1:1234', // LM Studio
  'http://127.0.0.1:8080', // llama.cpp, LocalAI
  'http://127.0.0.1:8000', // vLLM
  'http://127.0.0.1:1337', // Jan
  'http://127.0.0.1:4891', // GPT4All
]

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * The addresses that are looked at for a language server, without the path of the protocol.
 * @param given AI_LOCAL_SERVERS: addresses separated by commas, or `none`; the usual ones where it is missing
 * @throws ConfigError for an address that is not of this machine
 */
export function readLocalAddresses(given: string | undefined): readonly string[] {
  if (given === undefined) return usualAddresses
  if (given === 'none') return []
  return given.split(',').map((address) => localOrigin(address.trim()))
}

function localOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.protocol !== 'http:' || !loopback.test(url.hostname)) {
    throw new ConfigError(
      `AI_LOCAL_SERVERS is not valid: ${JSON.stringify(address)} is no address of this machine, such as http://127.0.0.1:11434.`,
    )
  }
  return url.origin
}
