import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { noAnswer, type Reply } from './reply';

/** Hosts that are nobody's and never will be (RFC 2606). */
const reserved = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

/** Whether an address is answered by the sandbox itself, so that the invented merchants have systems and nothing leaves this machine. */
export function isSimulatedUrl(url: string): boolean {
  return reserved.test(new URL(url).hostname);
}

/** Answers 200, or what the address ends with: a status (`https://loja.example/avisos/503`), or `timeout`. */
export function simulatedReply(url: string, deadlineMs: number): Reply {
  const asked = new URL(url).pathname.split('/').at(-1) ?? '';
  if (asked === 'timeout') return noAnswer(deadlineMs);
  const status = /^[2-5]\d\d$/.test(asked) ? Number(asked) : 200;
  const responseBody = JSON.stringify({ received: status < 300 });
  return {
    status,
    responseBody,
    responseHeaders: { 'content-type': 'application/json' },
    responseTime: seededFraction.whole(60, 480),
    error: null,
  };
}
