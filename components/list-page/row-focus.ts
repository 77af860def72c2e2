import { useKey } from '@/components/ui/action/use-key';

/** The links of the rows on the screen: `data-row` holds the row's id. Table and cards both have them; the hidden ones are left out. */
export function rowLinks(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main a[data-row]')).filter((link) => link.checkVisibility());
}

/** The link of the row that has the focus, on the link itself or on another control in it. */
export function focusedRow(): HTMLElement | undefined {
  return rowLinks().find((link) => link.closest('tr, li')?.contains(document.activeElement));
}

/** j and k move the focus to the next and the previous row of the list, from outside of it to the first row. */
export function useRowKeys(): void {
  const move = (step: number) => {
    const links = rowLinks();
    const focused = focusedRow();
    const at = focused ? links.indexOf(focused) + step : 0;
    const to = links[Math.min(Math.max(at, 0), links.length - 1)];
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  };
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
}
