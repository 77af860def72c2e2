import { apiRoute } from '@/lib/server/http/api-route';
import { passwordLinkResponse } from '@/lib/server/routes/password-link-response';

export const POST = apiRoute((request: Request) => passwordLinkResponse(request));
