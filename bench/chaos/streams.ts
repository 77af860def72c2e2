import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface Target {
  readonly appUrl: string;
  /** Signs in anew and returns the cookie: a session has a few streams only. */
  readonly openSession: () => Promise<string>;
  readonly appPid: number;
}

const watchedSeconds = 40;
/** What the app allows a session. */
const streamsPerSession = 6;
/** The kernel counts processor time in ticks. */
const ticksPerSecond = 100;

/** Keeps `count` live streams open for two heartbeats and measures the app's processor time. */
export async function holdStreams(count: number, { appUrl, openSession, appPid }: Target): Promise<{ ok: boolean; lines: string[] }> {
  const leaving = new AbortController();
  const opened: Response[] = [];
  for (let cookie = ''; opened.length < count; ) {
    if (opened.length % streamsPerSession === 0) cookie = await openSession();
    opened.push(await fetch(`${appUrl}/api/live`, { headers: { cookie }, signal: leaving.signal }));
  }
  const openStreams = new Set(opened.keys());
  const reading = opened.map(async (answer, at) => {
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done);
    openStreams.delete(at);
  });
  await sleep(2_000);
  const before = ticksOf(appPid);
  await sleep(watchedSeconds * 1000);
  const share = (ticksOf(appPid) - before) / ticksPerSecond / watchedSeconds;
  const open = openStreams.size;
  leaving.abort();
  await Promise.allSettled(reading);
  return { ok: open === count, lines: [`live streams         ${open} of ${count} open: ${(share * 100).toFixed(1)} % of a core`] };
}

/** User and system time of a process: fields 14 and 15 of its `stat`, counted after the name in parentheses. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
