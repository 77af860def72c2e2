import 'server-only';
import { readEnvironment } from './environment';

/**
 * Starts what runs beside the requests of this process. What cannot serve ends with one clear message: a process that stays and answers
 * 500 would look like one that is about to be ready.
 */
export async function startServer(): Promise<void> {
  try {
    // Before anything that reads a setting by itself, so that all that is wrong is named at once.
    const { sandbox } = readEnvironment(process.env);
    const [{ services }, { startBackground }, { refuseDemonstrationPeople }] = await Promise.all([
      import('./services'),
      import('./background'),
      import('./staff/demonstration-people'),
    ]);
    if (sandbox === 'off') await refuseDemonstrationPeople(services().db);
    startBackground(services());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
