import 'server-only';
import type { ListShape } from '@/lib/lists/definition/list-shape';

/** Asks browsers that have it for the width of their window with each request. */
export const widthHint = 'Sec-CH-Viewport-Width';

/** `--breakpoint-table` of the styles, where letters have their usual size. */
const tableWidth = 900;

/**
 * How to draw a list for a browser before it has drawn one: as the width it says, or as what it says it is. Cards for a phone, a table for everything else. A
 * wrong guess can be read, and the browser draws the list anew.
 */
export function guessListShape(headers: Pick<Headers, 'get'>): ListShape {
  const width = Number(headers.get(widthHint));
  if (width > 0) return width < tableWidth ? 'cards' : 'table';
  const mobile = headers.get('sec-ch-ua-mobile');
  const isPhone = mobile === null ? /\bMobi/.test(headers.get('user-agent') ?? '') : mobile === '?1';
  return isPhone ? 'cards' : 'table';
}
