import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a row too long for the screen begins where the current one can be seen', () => {
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'NAV' ? 390 : 90;
  });
  const tabs = ['Todas', 'Com falha', 'Reenvios'].map((label, at) => ({ label, href: `/${at}`, current: at === 2 }));
  render(<Tabs label="Visões" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: 'Visões' }).scrollLeft).toBe(350);
});
