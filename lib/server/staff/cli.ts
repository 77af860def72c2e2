import 'server-only';
import { parseArgs } from 'node:util';
import { roleNames } from '@/lib/contracts/permission';
import { recordAudit } from '@/lib/server/audit/record';
import { type Database, openDatabase } from '@/lib/server/database/database';
import { createStaff } from './create-staff';
import { deactivateStaff } from './deactivate-staff';

const usage = `Uso:
  npm run staff -- add --name "Nome Completo" --email pessoa@empresa.example --role ${roleNames.join('|')}
  npm run staff -- deactivate --email pessoa@empresa.example
`;

interface Given {
  readonly command: string | undefined;
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
process.exitCode = await run(read(process.argv.slice(2)), url);

async function run(given: Given | null, databaseUrl: string): Promise<number> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const said = given && (await answer(db, given));
    if (said) process.stdout.write(`${said.text}\n`);
    else process.stderr.write(usage);
    return said ? said.exitCode : 2;
  } finally {
    await close();
  }
}

async function answer(db: Database, { command, name, email, role: wanted }: Given) {
  const role = roleNames.find((known) => known === wanted);
  if (!email?.includes('@')) return null;
  if (command === 'deactivate') {
    const done = await deactivateStaff(db, email, new Date());
    return done ? { text: 'Acesso encerrado.', exitCode: 0 } : { text: 'Ninguém com acesso tem este e-mail.', exitCode: 1 };
  }
  if (command !== 'add' || !name || !role) return null;
  const created = await createStaff(db, { name, email, role });
  if (!created) return { text: 'Já existe alguém com este e-mail.', exitCode: 1 };
  await recordAudit(
    db,
    { actorId: null, action: 'staff.created', object: created.row.id, result: 'done', facts: { role, by: 'command' } },
    new Date(),
  );
  return { text: `Senha de uso único: ${created.oneTimePassword}`, exitCode: 0 };
}

function read(args: string[]): Given | null {
  try {
    const options = { name: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { command: positionals[0], ...values };
  } catch {
    return null;
  }
}
