import { liveResponse } from '@/lib/server/live/live-response';

export const GET = (request: Request) => liveResponse(request);
