import { ssoResponse } from '@/lib/server/auth/sso-response';
import { apiRoute } from '@/lib/server/http/api-route';

type Context = { params: Promise<{ step: string }> };

const route = apiRoute(async (request: Request, { params }: Context) => ssoResponse(request, (await params).step));

export { route as GET, route as POST };
