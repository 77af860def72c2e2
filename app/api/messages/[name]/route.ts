import { apiRoute } from '@/lib/server/http/api-route';
import { messagesResponse } from '@/lib/server/page/messages-file';

/** The texts of the product in one language; public, as those of the sign-in page are. */
export const GET = apiRoute(async (_request: Request, { params }: { params: Promise<{ name: string }> }) =>
  messagesResponse((await params).name),
);
