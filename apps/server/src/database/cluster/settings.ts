/** How PostgreSQL is reached: Node has no Unix sockets on Windows. */
export type Transport = 'socket' | 'loopback'

/** Where PostgreSQL listens. */
export type Address = { kind: 'socket'; folder: string; port: number } | { kind: 'loopback'; port: number }

/**
 * Settings that stand on the command line: they hold for every cluster, whatever version of us made it. Sized for one
 * machine that does other work as well; who wants another size brings a PostgreSQL of their own (DATABASE_URL).
 */
const settings = {
  shared_buffers: '32MB',
  // A server holds far fewer; the rest is for administration and backup.
  max_connections: '40',
  jit: 'off',
  huge_pages: 'off',
  // A container may have 64 MB of /dev/shm, or none.
  dynamic_shared_memory_type: 'mmap',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_worker_processes: '0',
  max_logical_replication_workers: '0',
  // Enough for a backup of a running server.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  autovacuum_max_workers: '1',
  maintenance_work_mem: '32MB',
  // One hostile statement must not fill the disk.
  temp_file_limit: '1GB',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '30s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Of refused statements we tell whoever sent them; here they would put learners' words into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * The arguments of `postgres`.
 * @param isDurable whether what was acknowledged outlives a loss of power; only tests do without
 */
export function serverArguments(clusterFolder: string, address: Address, isDurable: boolean): string[] {
  const all = { ...settings, ...listening(address), ...(isDurable ? {} : forTests) }
  return ['-D', clusterFolder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Many tests share one cluster, each with a database of its own; none of them outlives the run. */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  wal_level: 'minimal',
}

function listening(address: Address): Record<string, string> {
  const port = String(address.port)
  if (address.kind === 'loopback') return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port }
  return {
    listen_addresses: '',
    unix_socket_directories: quoted(address.folder),
    unix_socket_permissions: '0700',
    port,
  }
}

/** One entry of a list of folders, whatever its name holds. */
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`

/** What `initdb` need not find out by trying. */
export const creationSettings = ['shared_buffers', 'max_connections'].flatMap((name) => [
  '-c',
  `${name}=${settings[name as keyof typeof settings]}`,
])
