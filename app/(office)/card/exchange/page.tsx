import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Exchange } from './exchange';

export const generateMetadata = () => pageMetadata('exchange');

export default officePage('exchange:read', () => ({ reads: [firstRead('exchange.list', {})], page: <Exchange /> }));
