import { healthResponse } from '@/lib/server/health-response';
import { apiRoute } from '@/lib/server/http/api-route';

export const GET = apiRoute(healthResponse);
