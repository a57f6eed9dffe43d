/** A wrong value in the environment; the message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
