import type { Plugin } from 'vite'

/** Parts of Supabase's clients that nothing here calls, by who imports them and as what: 25 KB that every visitor would load. */
const unusedParts = [
  // Passkeys as a second factor. The client makes the object that offers them, and asks it nothing.
  {
    importer: /@supabase\/auth-js\/dist\/module\/GoTrueClient\.js$/,
    source: './lib/webauthn',
    classes: ['WebAuthnApi'],
    functions: [
      'browserSupportsWebAuthn',
      'createCredential',
      'deserializeCredentialCreationOptions',
      'deserializeCredentialRequestOptions',
      'getCredential',
      'serializeCredentialCreationResponse',
      'serializeCredentialRequestResponse',
      'webAuthnAbortService',
    ],
  },
  // The sign-in by a wallet.
  {
    importer: /@supabase\/auth-js\/dist\/module\/GoTrueClient\.js$/,
    source: './lib/web3/ethereum',
    classes: [],
    functions: ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'],
  },
  // Tables of Iceberg in the storage service.
  {
    importer: /@supabase\/storage-js\//,
    source: 'iceberg-js',
    classes: ['IcebergRestCatalog'],
    functions: [],
  },
  // Files: who has some opens a client for them (src/lib/storage.ts).
  {
    importer: /@supabase\/supabase-js\//,
    source: '@supabase/storage-js',
    classes: ['StorageApiError', 'StorageClient'],
    functions: [],
  },
  // The live connection: the page opens its own when it first follows a change (src/lib/realtime.ts). The client tells this one
  // of each new token.
  {
    importer: /@supabase\/supabase-js\//,
    source: '@supabase/realtime-js',
    classes: ['RealtimeClient'],
    methods: ['setAuth'],
    functions: [],
  },
  // Functions on a server of Supabase's.
  {
    importer: /@supabase\/supabase-js\//,
    source: '@supabase/functions-js',
    classes: [
      'FunctionRegion',
      'FunctionsClient',
      'FunctionsError',
      'FunctionsFetchError',
      'FunctionsHttpError',
      'FunctionsRelayError',
    ],
    functions: [],
  },
] as const

/** What is called and does nothing. */
const methodsOf = (part: (typeof unusedParts)[number]): string =>
  'methods' in part ? part.methods.map((name) => `${name}() {}`).join(' ') : ''

const prefix = '\0unused-part:'

/**
 * Leaves these parts out of the build. A later version of a client that wants more of them than is listed here fails the
 * build, and who calls one of them is told so.
 */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'lingarden-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = unusedParts.find((one) => one.source === source && one.importer.test(importer))
      return part && prefix + source
    },
    load(id) {
      const part = unusedParts.find(({ source }) => id === prefix + source)
      if (!part) return undefined
      const refuse = `const unused = () => { throw new Error('${part.source} is no part of this app') }`
      return [
        refuse,
        ...part.classes.map((name) => `export class ${name} { ${methodsOf(part)} }`),
        ...part.functions.map((name) => `export { unused as ${name} }`),
      ].join('\n')
    },
  }
}
