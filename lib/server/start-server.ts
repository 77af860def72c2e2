import 'server-only';
import { readEnvironment } from './environment';

/**
 * Starts what runs beside the requests of this process. What cannot serve ends with one clear message: a process that stays and answers
 * 500 would look like one that is about to be ready. Returns what stops it, and resolves when the work under way has ended.
 */
export async function startServer(): Promise<() => Promise<void>> {
  try {
    // First, so that all invalid settings are named at once.
    const { sandbox } = readEnvironment(process.env);
    const [{ services }, { jobs }, { startJobs }, { refuseDemonstrationPeople }] = await Promise.all([
      import('./services'),
      import('./jobs/jobs'),
      import('./jobs/start-jobs'),
      import('./staff/demonstration-people'),
    ]);
    if (sandbox === 'off') await refuseDemonstrationPeople(services().db);
    return startJobs(jobs, services());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
