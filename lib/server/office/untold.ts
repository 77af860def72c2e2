import 'server-only';
import { findUntold } from '@/lib/server/resends/find-untold';
import type { OfficeHandler } from './context';

export const listUntold: OfficeHandler<'untold.list'> = ({ services, requestId }) => findUntold(services, requestId);
