import 'server-only';
import { refusal } from '@/lib/settings/setting-problems.mjs';
import { readEnvironment } from './environment';
import { cardFileProblems } from './environment/card-files';
import { beginShutdown } from './shutdown';

/**
 * Starts what runs beside the requests of this process. What cannot serve ends with one clear message: a process that stays and answers
 * 500 would look like one that is about to be ready. Returns what stops it: from then on nothing new is taken up, health says so and event
 * streams end; it resolves when the work under way has ended.
 */
export async function startServer(): Promise<() => Promise<void>> {
  try {
    // First, so that all invalid settings are named at once.
    const environment = readEnvironment(process.env);
    const { sandbox, databaseUrl, metricsPort, metricsAddress, card } = environment;
    const problems = cardFileProblems(card);
    if (problems.length > 0) throw new Error(refusal(problems));
    const [{ requireUsableDatabase }, { requireKnownSchema }] = await Promise.all([
      import('./database/setup/usable-database'),
      import('./database/setup/apply-migrations'),
    ]);
    await requireUsableDatabase(databaseUrl, 'DATABASE_URL');
    const [
      { services },
      { jobs },
      { startJobs },
      { refuseDemonstrationPeople },
      { startMetricsServer },
      { startTracing },
      { forgetInstance },
      { storeCalls },
    ] = await Promise.all([
      import('./services'),
      import('./jobs/jobs'),
      import('./jobs/start-jobs'),
      import('./staff/demonstration-people'),
      import('./metrics-server/start-metrics-server'),
      import('./trace-export/start-tracing'),
      import('./instances/instance-list'),
      import('./developers/service-calls'),
    ]);
    await requireKnownSchema(services().db.$client);
    if (sandbox === 'off') await refuseDemonstrationPeople(services().db);
    if (metricsPort !== null) await startMetricsServer(services(), metricsPort, metricsAddress);
    const stopTracing = await startTracing(environment);
    const stopJobs = startJobs(jobs, services());
    return async () => {
      beginShutdown();
      await stopJobs();
      // The last of them; where the database is away they are lost.
      await storeCalls(services()).catch(() => {});
      // Where the database is away another instance forgets it within a day.
      await forgetInstance(services().db).catch(() => {});
      await stopTracing();
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
