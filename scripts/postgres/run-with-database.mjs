import { checkedVariables } from '../environment/environment.mjs';
import { ensureSecrets } from '../environment/secrets.mjs';
import { dataPath } from '../root.mjs';
import { openDatabase } from '../stack/open-database.mjs';
import { runProgram, startProgram } from '../stack/program.mjs';
import { programs } from '../stack/programs.mjs';

/**
 * Runs a command-line program of ours against the database of this checkout, with the arguments of this process. It says itself what went wrong.
 * @param {string} name how people call it
 * @param {string[]} program
 */
export async function runWithDatabase(name, program) {
  const variables = checkedVariables();
  // Ctrl-C is the program's to answer; we close the database after it.
  process.on('SIGINT', () => {});
  const records = await openDatabase(variables, { dataDir: dataPath('postgres') });
  try {
    const { DATABASE_OWNER_URL: _, ...others } = variables;
    const env = { ...ensureSecrets(dataPath('secrets.json')), ...others, DATABASE_URL: records.url };
    await runProgram({
      name: 'The migration of the database',
      args: programs.migrate,
      env: { ...env, DATABASE_OWNER_URL: records.ownerUrl },
    });
    const command = startProgram({ name, args: [...program, ...process.argv.slice(2)], env, input: true });
    await command.ended;
    process.exitCode = command.exitCode() ?? 1;
  } finally {
    await records.stop();
  }
}
