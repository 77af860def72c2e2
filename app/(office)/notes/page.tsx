import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { noteList } from '@/lib/lists/notes';
import { Notes } from './list';

export const generateMetadata = () => pageMetadata('notes');

export default listPage('notes:read', noteList, ({ may }) => <Notes mayExport={may('exports:read')} />);
