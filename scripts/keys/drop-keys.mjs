import { dropOldSecrets } from '../environment/secrets.mjs';

const consequences = `Without the older keys, for good:
  callbacks to the address of an older key are refused: look in the log for "the address of an older SEAL_KEY" first;
  recovery codes made under them no longer work;
  payees nobody looked up since the change count as new.
Nothing was changed. With that in mind: npm run keys -- drop --confirm
`;

/**
 * Forgets the older secrets of a file, once somebody has confirmed it and nothing stored needs them. Gives what to say.
 * @param {{ file: string, names: string[], confirmed: boolean, inSettings: boolean, isNeeded: () => Promise<boolean> }} asked
 */
export async function dropKeys({ file, names, confirmed, inSettings, isNeeded }) {
  if (!confirmed) return consequences;
  if (await isNeeded()) return '';
  dropOldSecrets(file, names);
  return inSettings ? 'Take them out of the settings as well.\n' : 'The older keys are forgotten from the next start.\n';
}
