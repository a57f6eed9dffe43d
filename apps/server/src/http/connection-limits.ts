/**
 * How long a request may take to come in, in milliseconds: its headers, and all of it; and how long a connection may idle,
 * longer than proxies keep theirs (60 s), so that none of them writes to one that is being closed.
 */
export const connectionLimits = { headersTimeout: 15_000, requestTimeout: 75_000, keepAliveTimeout: 65_000 }
