import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { statementList } from '@/lib/lists/statements';
import { Statements } from './statements';

export const generateMetadata = () => pageMetadata('statements');

export default listPage('statements:read', statementList, ({ may }) => <Statements seesTransactions={may('transactions:read')} />);
