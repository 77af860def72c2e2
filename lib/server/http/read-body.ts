import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { readCapped } from '@/lib/server/http/read-capped';

/** Reads the body of a request. Throws SVB413 above `maxBytes`, SVB400 when its sender disconnected. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const bytes = await readCapped(request.body, maxBytes).catch(() => {
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
  });
  if (bytes === null) throw problem({ statusCode: 413, errorCode: ownCodes.tooLarge });
  return bytes;
}
