import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { TeamChat } from './team-chat';

export const generateMetadata = () => pageMetadata('teamChat');

export default officePage('team-chat:write', () => ({ reads: [firstRead('teamChat.read', {})], page: <TeamChat /> }));
