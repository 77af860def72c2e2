// A parent for the tests: starts the server (a passing one when told so), tells its port, and stays until it is killed.
import { startPostgres } from '../postgres/postgres.mjs';

const [dataDir = '', kind] = process.argv.slice(2);
const server = await startPostgres({ dataDir, settings: { fsync: 'off', shared_buffers: '16MB' }, passing: kind === 'passing' });
process.send?.(server.port);
setInterval(() => {}, 60_000);
