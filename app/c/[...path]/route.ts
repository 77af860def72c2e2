import { compiledMessages } from '@/lib/messages/compiled-messages';
import { openChargePages } from '@/lib/server/charge-links/page/charge-page-response';
import { apiRoute } from '@/lib/server/http/api-route';
import { services } from '@/lib/server/services';

let answer: ReturnType<typeof openChargePages> | undefined;

/** The page of a charge for its payer, `/c/TOKEN`, and its stage. One route, so that both know the same. */
export const GET = apiRoute(async (request: Request, { params }: { params: Promise<{ path: string[] }> }) => {
  answer ??= openChargePages(services(), compiledMessages);
  return answer(request, (await params).path);
});
