import 'server-only';
import { fetch, type RequestInit as UndiciRequest } from 'undici';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { sharedDispatcher } from '@/lib/server/http/outgoing';

/** `fetch` by the way out of the settings. */
export function outgoingFetch(outgoing: OutgoingEnvironment) {
  const dispatcher = sharedDispatcher(outgoing);
  return (url: string, options: object): Promise<Response> => {
    // The platform's requests and answers, which the library declares in types of its own.
    const answer: Promise<unknown> = fetch(url, { ...(options as UndiciRequest), dispatcher });
    // As above: the library's answer is the platform's.
    return answer as Promise<Response>;
  };
}
