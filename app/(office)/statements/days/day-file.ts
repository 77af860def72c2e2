import type { SideOfDay, StatementDay } from '@/lib/domain/statement/statement-closing';
import type { Locale } from '@/lib/format/locale';
import { plainReais } from '@/lib/format/money/money-text';
import { dayParts, moved } from './day-parts';

interface DayFileWords {
  readonly head: readonly string[];
  readonly sides: Readonly<Record<'AVAILABLE' | 'BLOCKED', string>>;
}

/** The closing of the days as a sheet: one line a day for what was available, and another where something blocked moved. */
export function dayFile(days: readonly StatementDay[], { head, sides }: DayFileWords, locale: Locale): string {
  const lines = days.flatMap(({ day, available, blocked }) => [
    [day, sides.AVAILABLE, ...amounts(available, locale)],
    ...(blocked && moved(blocked) ? [[day, sides.BLOCKED, ...amounts(blocked, locale)]] : []),
  ]);
  const separator = locale === 'pt-BR' ? ';' : ',';
  return `\uFEFF${[head, ...lines].map((cells) => cells.join(separator)).join('\r\n')}\r\n`;
}

function amounts(side: SideOfDay | null, locale: Locale): string[] {
  return [...dayParts, 'difference' as const].map((part) => (side ? plainReais(side[part], locale) : ''));
}

/** Hands a text over as a file to save. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
