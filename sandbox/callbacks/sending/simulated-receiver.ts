import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { noAnswer, type Reply } from './reply';

/** Host names reserved for examples (RFC 2606). */
const reservedHosts = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

/** Whether the sandbox answers for a URL itself. Invented merchants have such URLs, so nothing leaves this machine. */
export function isSimulatedUrl(url: string): boolean {
  return reservedHosts.test(new URL(url).hostname);
}

/** Answers 200, or what the last part of the URL says: a status (`https://loja.example/avisos/503`) or `timeout`. */
export function simulatedReply(url: string, deadlineMs: number): Reply {
  const requested = new URL(url).pathname.split('/').at(-1) ?? '';
  if (requested === 'timeout') return noAnswer(deadlineMs);
  const status = /^[2-5]\d\d$/.test(requested) ? Number(requested) : 200;
  const responseBody = JSON.stringify({ received: status < 300 });
  return {
    status,
    responseBody,
    responseHeaders: { 'content-type': 'application/json' },
    responseTime: seededFraction.whole(60, 480),
    error: null,
  };
}
