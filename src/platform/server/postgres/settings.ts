/** For a small machine (2 cores, 2 to 4 GB) that also runs the shop. A larger one deserves its own PostgreSQL. */
export const POSTGRES_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling costs more than the short queries of a shop.
  jit: 'off',
  // Other shoppers need the second core, and a container's small /dev/shm has no room for parallel workers.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Details and parameters contain what people typed.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_min_error_statement: 'panic',
  log_min_duration_statement: '1s',
};
