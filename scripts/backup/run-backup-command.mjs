import { checkedVariables, wantsSandbox } from '../environment/environment.mjs';
import { dataPath } from '../root.mjs';
import { openDatabase } from '../stack/open-database.mjs';
import { startProgram } from '../stack/program.mjs';
import { programs } from '../stack/programs.mjs';

/**
 * Runs a command about backups against the database of this checkout, which stays as it is: a backup before an update is one of the version
 * before.
 * @param {'backup' | 'restore'} command @param {readonly string[]} given
 */
export async function runBackupCommand(command, given) {
  const variables = checkedVariables();
  const needsDatabase = !['new-key', 'verify'].includes(given[0] ?? '');
  process.on('SIGINT', () => {});
  const records = needsDatabase
    ? await openDatabase(variables, { dataDir: dataPath('postgres'), setAside: command === 'restore' })
    : undefined;
  try {
    const args = [
      ...programs.backup,
      command,
      ...given,
      ...(variables.SEAL_KEY === undefined ? ['--secrets', dataPath('secrets.json')] : []),
      ...(wantsSandbox(variables) ? ['--demonstration'] : []),
    ];
    // The owner reads what an older version has granted nobody else.
    const databases = { DATABASE_URL: command === 'backup' ? records?.ownerUrl : records?.url, DATABASE_OWNER_URL: records?.ownerUrl };
    const env = { ...variables, ...databases };
    const program = startProgram({ name: `The ${command}`, args, env, input: true });
    await program.ended;
    process.exitCode = program.exitCode() ?? 1;
  } finally {
    await records?.stop();
  }
}
