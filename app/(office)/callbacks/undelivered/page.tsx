import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { undeliveredList } from '@/lib/lists/callbacks/undelivered';
import { UndeliveredList } from './list';

export const generateMetadata = () => pageMetadata('undelivered');

export default listPage('callbacks:read', undeliveredList, ({ may }) => <UndeliveredList mayResend={may('callbacks:resend')} />);
