import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabs = ['Todas', 'Com falha', 'Reenvios'].map((label, at) => ({ label, href: `#${at}`, current: at === 2 }));
const view = <Tabs label="Visões" tabs={tabs} />;
const show = () => render(view);
const row = () => screen.getByRole('navigation', { name: 'Visões' });

/** A row that is too long for the screen. */
function narrow() {
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'NAV' ? 390 : 90;
  });
}

test('a row too long for the screen begins where the current one can be seen', () => {
  narrow();
  show();
  expect(row().scrollLeft).toBe(350);
});

test('a row that somebody moved before the scripts came stays, so that a finger meets what it was put on', () => {
  narrow();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  row().scrollLeft = 40;
  render(view, { container, hydrate: true });
  expect(row().scrollLeft).toBe(40);
});

// Each is an address of its own, so they are links of a navigation and not tabs of one page: Tab goes through them, Enter follows.
test('tabs are links of a named navigation, one of which is the current page', () => {
  show();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Todas', null],
    ['Com falha', null],
    ['Reenvios', 'page'],
  ]);
  expect(screen.getByRole('navigation', { name: 'Visões' }).contains(screen.getByRole('link', { current: 'page' }))).toBe(true);
});

test.each([
  ['{Tab}', 'Todas'],
  ['{Tab}{Tab}{Tab}', 'Reenvios'],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Todas'],
])('tabs after %s have the focus at %s', async (keys, place) => {
  show();
  await userEvent.keyboard(keys);
  expect(document.activeElement?.textContent).toBe(place);
});

test('tab is followed with Enter', async () => {
  show();
  const followed = vi.fn();
  screen.getByRole('link', { name: 'Todas' }).addEventListener('click', followed);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
