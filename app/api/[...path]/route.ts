import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { apiRoute } from '@/lib/server/http/api-route';

/** Unknown addresses below /api answer 404 as JSON. */
const nothingHere = apiRoute(() => {
  throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
});

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
