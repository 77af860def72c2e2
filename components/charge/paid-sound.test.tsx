import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { PaidSound } from './paid-sound';

const started = vi.fn();

/** As much of the browser's sound as two notes need. */
class SoundDouble {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start: started, stop: () => {} });
  createGain = () => ({ gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => {} });
}

const used = { hasBeenActive: true, isActive: true };

beforeEach(() => {
  vi.stubGlobal('AudioContext', SoundDouble);
  Object.assign(used, { hasBeenActive: true });
  Object.defineProperty(navigator, 'userActivation', { value: used, configurable: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  started.mockClear();
  vi.unstubAllGlobals();
});

function show(first: ChargeStage) {
  const at = (stage: ChargeStage) => (
    <IntlProvider locale="pt-BR" messages={{ charge: { sound: 'Tocar um som' } }} timeZone="America/Sao_Paulo">
      <PaidSound id="charge-1" stage={stage} />
    </IntlProvider>
  );
  const { rerender } = render(at(first));
  return { become: (stage: ChargeStage) => rerender(at(stage)) };
}

test('is silent until somebody wants it, then heard once as a trial and once for the payment', async () => {
  const silent = show('open');
  silent.become('paid');
  expect(started).not.toHaveBeenCalled();
  cleanup();

  const { become } = show('open');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tocar um som' }));
  expect(started).toHaveBeenCalledTimes(2);
  become('overdue');
  become('paid');
  become('paid');
  expect(started).toHaveBeenCalledTimes(4);
});

test('is silent about a charge that was paid before the page was opened, and about one that nobody paid', () => {
  localStorage.setItem('paid-sound', 'true');
  show('paid');
  show('open').become('spent');
  expect(started).not.toHaveBeenCalled();
});

test('never sounds late: where nobody has used the page, the browser would hold the sound back', () => {
  localStorage.setItem('paid-sound', 'true');
  used.hasBeenActive = false;
  show('open').become('paid');
  expect(started).not.toHaveBeenCalled();
});

test('three tabs of one charge make one sound', async () => {
  localStorage.setItem('paid-sound', 'true');
  let held = false;
  const request = async (_name: string, _options: object, hold: (lock: object | null) => Promise<void>) => {
    const lock = held ? null : {};
    held = true;
    await hold(lock);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const tabs = [show('open'), show('open'), show('open')];
  for (const { become } of tabs) become('paid');
  expect(started).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'locks');
});
