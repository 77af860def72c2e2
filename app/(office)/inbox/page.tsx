import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { inboxList } from '@/lib/lists/callbacks/inbox';
import { Inbox } from './list';

export const generateMetadata = () => pageMetadata('inbox');

export default listPage('webhooks:read', inboxList, () => <Inbox />);
