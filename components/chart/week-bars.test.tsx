import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import type { Day } from './day';
import { WeekBars } from './week-bars';

const messages = messagesIn('pt-BR');

const day = (label: string, done: number, pending = 0): Day => ({
  label,
  longLabel: label,
  isToday: false,
  parts: { done, pending, back: 0, dead: 0 },
});

function drawn(days: Day[]) {
  const html = renderToStaticMarkup(
    <IntlProvider locale="pt-BR" messages={messages}>
      <WeekBars label="Recebimentos" basis="pela data de criação" days={days} chosen={0} />
    </IntlProvider>,
  );
  const shown = new DOMParser().parseFromString(html, 'text/html');
  return {
    unit: shown.querySelector('[role=img] > span')?.textContent,
    texts: Array.from(shown.querySelectorAll('text'), ({ textContent }) => textContent),
    heights: Array.from(shown.querySelectorAll('svg rect[width="100%"]'), (bar) => Number(bar.getAttribute('height'))),
  };
}

test('the picture is whole in the HTML: amounts of the scale, totals and days, and bars as high as their share', () => {
  const { unit, texts, heights } = drawn([day('ter 24', 4_000_00, 4_000_00), day('qua 25', 2_000_00), day('qui 26', 0)]);
  expect(texts).toEqual(['0', '2', '4', '6', '8', '8,0', 'ter 24', '2,0', 'qua 25', '0,0', 'qui 26']);
  expect(unit).toBe('R$ mil, pela data de criação');
  // The plot is 196 pixels high, and a pixel of each part is the gap above the next.
  expect(heights).toEqual([97, 97, 48]);
});

test('a week without money has a scale and no bar', () => {
  const { texts, heights } = drawn([day('ter 24', 0)]);
  expect(texts).toEqual(['0', '50', '100', '0', 'ter 24']);
  expect(heights).toEqual([]);
});
