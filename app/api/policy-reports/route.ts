import { apiRoute } from '@/lib/server/http/api-route';
import { policyReport } from '@/lib/server/routes/policy-report';

export const POST = apiRoute(policyReport);
