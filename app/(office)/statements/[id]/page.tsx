import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { StatementLineDetail } from './detail';

export const generateMetadata = () => pageMetadata('statements');

export default recordPage('statements:read', (id) => ({
  reads: [firstRead('statements.read', { params: { id } })],
  page: <StatementLineDetail id={id} />,
}));
