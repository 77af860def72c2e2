import { apiRoute } from '@/lib/server/http/api-route';
import { readyResponse } from '@/lib/server/routes/ready-response';

export const GET = apiRoute(readyResponse);
