import { type Dispatcher, request } from 'undici';
import { deliveryDeadlineMs } from '@/lib/domain/delivery-outcome';
import { noAnswer, type Reply } from './reply';
import { isSimulatedUrl, simulatedReply } from './simulated-receiver';

const maxBytes = 4_096;

/**
 * POSTs one callback and returns the answer, or the reason why none came within `deadlineMs`. Does not follow redirects and never throws.
 */
export async function sendCallback(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  deadlineMs = deliveryDeadlineMs,
): Promise<Reply> {
  const started = performance.now();
  const responseTime = () => Math.round(performance.now() - started);
  try {
    if (isSimulatedUrl(url)) return simulatedReply(url, deadlineMs);
    const answer = await request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Lapacho-Callbacks/1.5', ...headers },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const responseBody = await readBeginning(answer.body);
    return { status: answer.statusCode, responseBody, responseHeaders: flat(answer.headers), responseTime: responseTime(), error: null };
  } catch (failure) {
    return failure instanceof Error && failure.name === 'TimeoutError' ? noAnswer(deadlineMs) : noAnswer(responseTime(), reasonOf(failure));
  }
}

/** The first bytes of an answer, up to the limit that is stored. The rest is not read. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size >= maxBytes) break;
  }
  // PostgreSQL text cannot contain NUL.
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8').replaceAll('\0', '\ufffd');
}

function flat(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]));
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return 'code' in failure ? `${failure.code}: ${failure.message}` : failure.message;
}
