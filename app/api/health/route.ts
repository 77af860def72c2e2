import { apiRoute } from '@/lib/server/http/api-route';
import { healthResponse } from '@/lib/server/routes/health-response';

export const GET = apiRoute(healthResponse);
