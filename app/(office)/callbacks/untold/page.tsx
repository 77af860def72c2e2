import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { untoldList } from '@/lib/lists/untold';
import { UntoldList } from './list';

export const generateMetadata = () => pageMetadata('untold');

export default listPage('callbacks:read', untoldList, ({ may }) => <UntoldList mayResend={may('callbacks:resend')} />);
