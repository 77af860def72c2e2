'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';

/** Shows the lines of a folded row, or hides them. */
export function UnfoldButton({ lines, open, onPress }: { lines: number; open: boolean; onPress: () => void }) {
  const t = useTranslations('statements.folded');
  return (
    <Button size="small" variant="ghost" aria-label={t(open ? 'hideLines' : 'showLines', { lines })} onClick={onPress} className="shrink-0">
      {t(open ? 'hide' : 'show')}
    </Button>
  );
}
