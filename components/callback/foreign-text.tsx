'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';

/** Signs shown of a long text; the rest is in the file. */
const shown = 4_000;

/** Text from elsewhere, shown as the text it is and never as markup. */
export function ForeignText({ text, file, name }: { text: string | null; file: string; name: string }) {
  const t = useTranslations('callback');
  if (text === null) return <p className="text-cell text-muted">{t('nothing')}</p>;
  const isTruncated = text.length > shown;
  return (
    <div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line can only be scrolled to by keyboard when the block takes focus
        tabIndex={0}
        className="mono max-h-[420px] overflow-auto rounded-lg border border-line bg-sunken p-3"
      >
        {isTruncated ? `${text.slice(0, shown)}…` : text}
      </pre>
      <div className="mt-2 flex flex-wrap items-center gap-3 text-cell text-muted">
        <CopyButton value={text} what={name} />
        <Button size="small" icon="download" onClick={() => download(text, file)}>
          {t('download')}
        </Button>
        {isTruncated && <span>{t('truncated', { shown, total: text.length })}</span>}
      </div>
    </div>
  );
}

function download(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
