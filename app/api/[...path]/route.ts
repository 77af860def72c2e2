import { problem } from '@/lib/contracts/problem';

/** Below /api there is data alone, so an address where nobody answers is told as data too. */
const nothingHere = () => Response.json(problem({ statusCode: 404, errorCode: 'SVB404' }).problem, { status: 404 });

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
