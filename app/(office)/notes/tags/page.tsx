import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { taggedRecordList } from '@/lib/lists/tagged-records';
import { TaggedRecords } from './list';

export const generateMetadata = () => pageMetadata('taggedRecords');

export default listPage('notes:read', taggedRecordList, ({ may }) => <TaggedRecords mayChange={may('tags:write')} />);
