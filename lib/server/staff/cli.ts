import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { readCommand } from './cli/read-command';
import { runCommand } from './cli/run-command';

const usage = `Uso:
  npm run staff -- add --name "Nome Completo" --email pessoa@empresa.example --role admin|finance|support|developer|auditor
  npm run staff -- approve --email pessoa@empresa.example   aprova o que espera uma segunda pessoa da administração
  npm run staff -- role --email pessoa@empresa.example --role admin|finance|support|developer|auditor
  npm run staff -- link --email pessoa@empresa.example      mostra um link para escolher outra senha
  npm run staff -- deactivate --email pessoa@empresa.example
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
