import type { HealthSpan } from '@/lib/contracts/office/developers/delivery-health';
import { businessDay } from '@/lib/format/date';
import { formatDateTime, formatDay } from '@/lib/format/date-text';
import type { DisplaySettings } from '@/lib/format/display-settings';

/** The hour or day that begins at an instant. */
export function bucketName(at: string, span: HealthSpan, settings: DisplaySettings): string {
  return span === 'hours' ? formatDateTime(at, settings) : formatDay(businessDay(at, settings.zone), settings.locale);
}
