// A parent for the tests: starts the server, tells its port, and stays until it is killed.
import { startPostgres } from '../postgres/postgres.mjs';

const server = await startPostgres({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off', shared_buffers: '16MB' } });
process.send?.(server.port);
