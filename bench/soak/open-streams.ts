import { signIn } from '@/bench/sign-in';

/** What the app allows a session, and a person. */
const streamsPerSession = 6;
const people = ['admin', 'admin2', 'finance', 'support', 'developer', 'auditor'];

/** Opens event streams of several people, each for as long as it is let. */
export async function openStreams(count: number, { appUrl, password }: { readonly appUrl: string; readonly password: string }) {
  const leaving = new AbortController();
  const open = new Set<number>();
  const reading: Promise<void>[] = [];
  let cookie = '';
  for (let at = 0; at < count; at += 1) {
    if (at % streamsPerSession === 0)
      cookie = await signIn(appUrl, `${people[(at / streamsPerSession) % people.length]}@demo.example`, password);
    const answer = await fetch(`${appUrl}/api/live`, { headers: { cookie }, signal: leaving.signal });
    if (answer.status !== 200) throw new Error(`a stream was answered ${answer.status}`);
    open.add(at);
    reading.push(
      (async () => {
        for await (const _ of answer.body ?? []);
        open.delete(at);
      })(),
    );
  }
  return {
    open: () => open.size,
    async close() {
      leaving.abort();
      await Promise.allSettled(reading);
    },
  };
}
