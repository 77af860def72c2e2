// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageLink } from './page-link';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  push.mockReset();
});

/** Whether the browser is left to follow the link. */
function click(props: Partial<ComponentProps<typeof PageLink>> = {}, how: MouseEventInit = {}) {
  render(
    <PageLink href="/charges?status=paid" {...props}>
      Charges
    </PageLink>,
  );
  const link = screen.getByRole('link', { name: 'Charges' });
  expect(link.getAttribute('href')).toBe('/charges?status=paid');
  const event = createEvent.click(link, how);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test('a click goes to the page without leaving the document', () => {
  const onClick = vi.fn();
  expect(click({ onClick })).toBe(false);
  expect(push).toHaveBeenCalledExactlyOnceWith('/charges?status=paid');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  '%o is the browser’s: another tab, another window, a download',
  (how) => {
    expect(click({}, how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('a link into another tab is the browser’s', () => {
  expect(click({ target: '_blank' })).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('who takes the click goes nowhere', () => {
  click({ onClick: (event) => event.preventDefault() });
  expect(push).not.toHaveBeenCalled();
});
