import { apiRoute } from '@/lib/server/http/api-route';
import { liveResponse } from '@/lib/server/routes/live-response';

export const GET = apiRoute(liveResponse);
