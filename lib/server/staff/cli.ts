import 'server-only';
import { parseArgs } from 'node:util';
import { roleNames } from '@/lib/contracts/permission';
import { recordAudit } from '@/lib/server/audit/record';
import { openDatabase } from '@/lib/server/database/database';
import { createStaff } from './create-staff';

const usage = `Uso: npm run staff -- add --name "Nome Completo" --email pessoa@empresa.example --role ${roleNames.join('|')}\n`;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
process.exitCode = await run(process.argv.slice(2), url);

async function run(args: string[], databaseUrl: string): Promise<number> {
  const given = read(args);
  if (!given) {
    process.stderr.write(usage);
    return 2;
  }
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const created = await createStaff(db, given);
  if (created)
    await recordAudit(
      db,
      { actorId: null, action: 'staff.created', object: created.row.id, result: 'done', facts: { role: given.role, by: 'command' } },
      new Date(),
    );
  await close();
  process.stdout.write(created ? `Senha de uso único: ${created.oneTimePassword}\n` : 'Já existe alguém com este e-mail.\n');
  return created ? 0 : 1;
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } },
    });
    const role = roleNames.find((known) => known === values.role);
    const complete = positionals[0] === 'add' && values.name && values.email?.includes('@') && role;
    return complete && values.name && values.email ? { name: values.name, email: values.email, role } : null;
  } catch {
    return null;
  }
}
