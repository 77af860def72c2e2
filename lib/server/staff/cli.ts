import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { readCommand } from './cli/read-command';
import { runCommand } from './cli/run-command';

const usage = `Usage:
  npm run staff -- add --name "Full Name" --email person@company.example --role ROLE
  npm run staff -- approve --email person@company.example   approves what waits for a second administrator
  npm run staff -- role --email person@company.example --role ROLE
  npm run staff -- link --email person@company.example      prints a link to choose another password
  npm run staff -- reset-factor --email person@company.example   removes a lost second factor
  npm run staff -- deactivate --email person@company.example

ROLE is admin, finance, support, developer, auditor, or the name of a role that administrators made, in quotes.
`;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
process.exitCode = await main(process.argv.slice(2), url);

async function main(args: string[], databaseUrl: string): Promise<number> {
  const command = readCommand(args);
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const appUrl = process.env.APP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const { done, words } = await runCommand(db, command, { appUrl, now: new Date() }).finally(close);
  process.stdout.write(`${words}\n`);
  return done ? 0 : 1;
}
