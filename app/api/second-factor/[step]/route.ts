import { secondFactorResponse } from '@/lib/server/auth/second-factor-response';
import { apiRoute } from '@/lib/server/http/api-route';

type Context = { params: Promise<{ step: string }> };

export const POST = apiRoute(async (request: Request, { params }: Context) => secondFactorResponse(request, (await params).step));
