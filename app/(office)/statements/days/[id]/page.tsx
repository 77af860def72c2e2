import { notFound } from 'next/navigation';
import { recordPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { isCalendarDay } from '@/lib/format/date';
import { ClosingOfDay } from './closing-of-day';

export const generateMetadata = () => pageMetadata('statementDay');

/** Its comparison takes many reads, so the page comes first and shows that they are made. */
export default recordPage('statements:read', (id, { may }) => {
  if (!isCalendarDay(id)) notFound();
  return { reads: [], page: <ClosingOfDay day={id} mayClose={may('statements:close')} /> };
});
