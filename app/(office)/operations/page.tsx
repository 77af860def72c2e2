import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { operationList } from '@/lib/lists/operations';
import { OperationList } from './list';

export const generateMetadata = () => pageMetadata('operations');

export default listPage('operations:read', operationList, ({ may }) => <OperationList mayCheck={may('operations:check')} />);
