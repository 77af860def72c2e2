import { businessDay, dayLast, dayStart } from './date';
import { formatDateTime, formatTime } from './date-text';
import { periodDays } from './time/period';

// No time is formatted without a named zone: not the browser's, not the process's, not Brasília's by default.
const now = new Date();

// @ts-expect-error -- a day begins somewhere
dayStart('2026-11-27');
// @ts-expect-error -- and ends there
dayLast('2026-11-27');
// @ts-expect-error -- an instant is of a day by some clock
businessDay(now);
// @ts-expect-error -- so is "today"
periodDays('today', now);
// @ts-expect-error -- a language says nothing of the hour
formatDateTime(now, 'pt-BR');
// @ts-expect-error -- nor does its absence
formatTime(now);
// @ts-expect-error -- where the browser happens to be is nobody's business day
formatDateTime(now, { locale: 'pt-BR', zone: 'Asia/Tokyo' });
