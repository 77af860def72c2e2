import { apiRoute } from '@/lib/server/http/api-route';
import { passwordLinkResponse } from '@/lib/server/staff/password-link-response';

export const POST = apiRoute((request: Request) => passwordLinkResponse(request));
