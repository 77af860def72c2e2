'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { compareReais, type Reais, subtractReais, sumReais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { BlockedPart } from './blocked-part';

type BlockedDialogProps = {
  blocked: Reais | undefined;
  parts: readonly BlockedPart[];
  /** Whether every part that can be known is among them. */
  isWhole: boolean;
  onClose: () => void;
};

/** Which payment and which case may hold which part of the blocked balance, and what of it the service does not explain. */
export function BlockedDialog({ blocked, parts, isWhole, onClose }: BlockedDialogProps) {
  const t = useTranslations('overview.blockedBy');
  const locale = useLocale();
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        <ul className="grid gap-2 text-cell">
          {parts.map(({ kind, id, name, amount }) => (
            <li key={`${kind} ${id}`} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <TextLink href={kind === 'withdrawals' ? `/withdrawals/${id}` : `/infractions/${id}`}>{name ?? id}</TextLink>{' '}
                <span className="text-muted">{t(`of.${kind}`)}</span>
              </span>
              <span className="numbers whitespace-nowrap">{amount === null ? t('missing') : formatReais(amount, locale)}</span>
            </li>
          ))}
        </ul>
        <Rest blocked={blocked} parts={parts} isWhole={isWhole} />
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}

/** The blocked balance against the sum of its parts. The service tells neither of the two by the other. */
function Rest({ blocked, parts, isWhole }: Omit<BlockedDialogProps, 'onClose'>) {
  const t = useTranslations('overview.blockedBy');
  const locale = useLocale();
  if (blocked === undefined || !isWhole) return <Note>{t('partial')}</Note>;
  const sum = sumReais(parts.flatMap(({ amount }) => amount ?? []));
  const rest = subtractReais(blocked, sum);
  const order = compareReais(rest, toReais(0));
  if (order === 0) return <Note tone="green">{t('exact', { blocked: formatReais(blocked, locale) })}</Note>;
  const values = { blocked: formatReais(blocked, locale), sum: formatReais(sum, locale) };
  return order > 0 ? (
    <Note>{t('more', { ...values, rest: formatReais(rest, locale) })}</Note>
  ) : (
    <Note>{t('less', { ...values, rest: formatReais(subtractReais(sum, blocked), locale) })}</Note>
  );
}
