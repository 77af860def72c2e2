import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGivenFiles } from './use-given-files';

const photo = new File(['x'], 'image.png', { type: 'image/png' });

/** An event of the page with what the browser hands over, which jsdom does not make. */
function give(name: 'paste' | 'drop', types: readonly string[], files: readonly File[]): Event {
  const event = new Event(name, { bubbles: true, cancelable: true });
  Object.defineProperty(event, name === 'paste' ? 'clipboardData' : 'dataTransfer', { value: { types, files } });
  document.body.dispatchEvent(event);
  return event;
}

test('a picture that is pasted anywhere on the page is taken', () => {
  const take = vi.fn();
  renderHook(() => useGivenFiles(take));
  give('paste', ['Files'], [photo]);
  expect(take).toHaveBeenCalledExactlyOnceWith([photo]);
});

test('pasted text stays text, also where a picture of it comes along', () => {
  const take = vi.fn();
  renderHook(() => useGivenFiles(take));
  give('paste', ['text/plain', 'Files'], [photo]);
  expect(take).not.toHaveBeenCalled();
});

test('a file dropped beside its place is taken, and the browser does not open it instead of the page', () => {
  const take = vi.fn();
  renderHook(() => useGivenFiles(take));
  expect(give('drop', ['Files'], [photo]).defaultPrevented).toBe(true);
  expect(take).toHaveBeenCalledExactlyOnceWith([photo]);
});
