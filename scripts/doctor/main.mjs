import { refusal } from '../../lib/settings/setting-problems.mjs';
import { loadVariables, startProblems } from '../environment/environment.mjs';
import { ensureSecrets } from '../environment/secrets.mjs';
import { runMain } from '../process/run-main.mjs';
import { dataPath } from '../root.mjs';
import { openDatabase } from '../stack/open-database.mjs';
import { startProgram } from '../stack/program.mjs';
import { programs } from '../stack/programs.mjs';

await runMain(async () => {
  const variables = loadVariables();
  const problems = startProblems(variables);
  if (problems.length > 0) throw new Error(refusal(problems));
  const records = await openDatabase(variables, { dataDir: dataPath('postgres') });
  try {
    const { DATABASE_OWNER_URL: _, ...others } = variables;
    const env = { ...ensureSecrets(dataPath('secrets.json')), ...others, DATABASE_URL: records.url };
    const program = startProgram({ name: 'The doctor', args: programs.doctor, env });
    await program.ended;
    process.exitCode = program.exitCode() ?? 1;
  } finally {
    await records.stop();
  }
});
