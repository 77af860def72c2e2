import { runWithDatabase } from './postgres/run-with-database.mjs';
import { runMain } from './process/run-main.mjs';
import { startProgram } from './stack/program.mjs';
import { programs } from './stack/programs.mjs';

const name = 'The verification of the audit';
const args = process.argv.slice(2);
const ofFile = args.some((one) => one === '--file' || one.startsWith('--file='));

await runMain(() => (ofFile ? verifyFile() : runWithDatabase(name, programs.auditVerify)));

/** A file is verified anywhere: no setting is read and no database started. */
async function verifyFile() {
  const command = startProgram({ name, args: [...programs.auditVerify, ...args], env: process.env, input: true });
  await command.ended;
  process.exitCode = command.exitCode() ?? 1;
}
