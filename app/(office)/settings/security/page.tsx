import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { Security } from './security';

export const generateMetadata = () => pageMetadata('security');

export default officePage('sessions:own', () => ({ reads: [firstRead('secondFactor.read', {})], page: <Security /> }));
