'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Line } from '@/app/(office)/statements/statement-line';
import { Tag } from '@/components/ui/data/tag';
import type { StatementError } from '@/lib/domain/statement/statement-errors';
import { formatReais } from '@/lib/format/money/money-text';
import { lineBalance } from './line-balance';

/** The error of a statement entry with the expected value. That all others are correct is stated once, above the list. */
export function LineCheck({ line, error }: { line: Line; error: StatementError | undefined }) {
  const t = useTranslations('statements.check');
  const locale = useLocale();
  if (error) {
    const words = t(error.kind, { expected: formatReais(error.expected, locale), found: formatReais(error.found, locale) });
    return (
      <Tag tone="red" icon="triangle">
        <span title={words}>{words}</span>
      </Tag>
    );
  }
  return lineBalance(line) === null && <span className="text-faint">{t('missing')}</span>;
}
