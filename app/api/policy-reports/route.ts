import { apiRoute } from '@/lib/server/http/api-route';
import { policyReport } from '@/lib/server/http/policy-report';

export const POST = apiRoute(policyReport);
