import { offlinePage } from '@/lib/server/page/offline-page';

export const GET = () => offlinePage();
