import 'server-only';
import type { OfficeHandler } from '@/lib/server/office/context';
import { findUndelivered } from '@/lib/server/resends/find-undelivered';

export const listUndelivered: OfficeHandler<'undelivered.list'> = ({ query, services, requestId }) =>
  findUndelivered(query, services, requestId);
