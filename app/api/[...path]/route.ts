import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { apiRoute } from '@/lib/server/http/api-route';

/** Below /api there is data alone, so an address where nobody answers is told as data too. */
const nothingHere = apiRoute(() => {
  throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
});

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
