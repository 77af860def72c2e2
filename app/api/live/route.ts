import { apiRoute } from '@/lib/server/http/api-route';
import { liveResponse } from '@/lib/server/live/live-response';

export const GET = apiRoute(liveResponse);
