import { loadVariables } from '../environment/environment.mjs';
import { rotateSecret } from '../environment/secrets.mjs';
import { runWithDatabase } from '../postgres/run-with-database.mjs';
import { runMain } from '../process/run-main.mjs';
import { dataPath } from '../root.mjs';
import { programs } from '../stack/programs.mjs';
import { dropKeys } from './drop-keys.mjs';

const usage = `Usage:
  npm run keys -- status                how many stored values are under which key
  npm run keys -- rotate                makes a new SEAL_KEY; the present one still decrypts
  npm run keys -- rotate AUTH_SECRET    makes a new AUTH_SECRET; the present one is still accepted
  npm run keys -- drop --confirm        forgets the older ones, once nothing stored needs them
`;
const file = dataPath('secrets.json');
const oldNames = /** @type {const} */ ({ SEAL_KEY: 'SEAL_KEYS_OLD', AUTH_SECRET: 'AUTH_SECRETS_OLD' });

/** The steps for settings that are not ours to change. @param {keyof typeof oldNames} name */
const steps = (name) => `${name} comes from the settings, so it is changed there:
  1. Make a new one with "openssl rand -base64 32", add it to ${oldNames[name]} of every instance, and start each again.
  2. Exchange the two: the new one into ${name}, the present one into ${oldNames[name]}. Start each instance again.
  3. Balcão re-encrypts what is stored while it runs; "npm run keys -- status" says what is left.
  4. When nothing is left, and no callback comes to the older address, take the older one out of ${oldNames[name]}.
`;

/** @param {string | undefined} name */
function rotate(name = 'SEAL_KEY') {
  if (name !== 'SEAL_KEY' && name !== 'AUTH_SECRET') return process.stderr.write(usage);
  if (loadVariables()[name] !== undefined) return process.stdout.write(steps(name));
  rotateSecret(file, name, oldNames[name]);
  return process.stdout.write(`There is a new ${name} in .data/secrets.json. Start Balcão again to use it: until then nothing changes.
Afterwards it re-encrypts what is stored while it runs; "npm run keys -- status" says what is left.\n`);
}

/** Whether something stored needs an older key: the program says what. */
async function isNeeded() {
  await runWithDatabase('The keys command', programs.keys);
  return Boolean(process.exitCode);
}

/** @param {string | undefined} confirmed */
async function drop(confirmed) {
  const { SEAL_KEYS_OLD, AUTH_SECRETS_OLD } = loadVariables();
  const inSettings = SEAL_KEYS_OLD !== undefined || AUTH_SECRETS_OLD !== undefined;
  process.stdout.write(
    await dropKeys({ file, names: Object.values(oldNames), confirmed: confirmed === '--confirm', inSettings, isNeeded }),
  );
}

const [command, name] = process.argv.slice(2);
await runMain(async () => {
  if (command === 'rotate') rotate(name);
  else if (command === 'drop') await drop(name);
  else if (command === 'status') await runWithDatabase('The keys command', programs.keys);
  else process.stderr.write(usage);
});
