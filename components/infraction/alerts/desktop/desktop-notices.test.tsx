import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '@/components/infraction/alerts/alerts';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { messagesIn } from '@/lib/messages/messages';
import { DesktopNotices } from './desktop-notices';
import { desktopNoticesEnabled } from './desktop-notices-enabled';
import { DesktopSwitch } from './desktop-switch';

const messages = messagesIn('pt-BR');

interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  onclick?: () => void;
}

const shown: ShownNotice[] = [];
const asked = vi.fn();
const opened = vi.fn();

/** The browser's notices, as far as the page uses them. */
function browserWith(answer: NotificationPermission) {
  class NoticeDouble implements ShownNotice {
    static permission: NotificationPermission = 'default';
    static requestPermission = async () => {
      asked();
      NoticeDouble.permission = answer;
      return answer;
    };
    readonly body: string;
    readonly tag: string;
    onclick?: () => void;
    constructor(
      readonly title: string,
      { body, tag }: { body: string; tag: string },
    ) {
      this.body = body;
      this.tag = tag;
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', NoticeDouble);
  vi.stubGlobal('focus', () => {});
}

beforeEach(() => browserWith('granted'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  shown.length = 0;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const item = {
  id: 'inf-7',
  status: 'OPEN',
  expiresAt: '2026-11-27T20:44:00.000Z',
  transaction: { payerName: 'Helena Prado', payerDocument: '52998224725', amount: '389.90' },
};
// As much of a case as a notice could tell of.
const alert = (band: Alert['band']) => ({ id: `inf-7:${band}`, band, item }) as unknown as Alert;

function Page({ alerts }: { alerts: readonly Alert[] }) {
  const enabled = useLocalStorageValue(desktopNoticesEnabled);
  return (
    <>
      {enabled && <DesktopNotices ready alerts={alerts} onOpen={opened} />}
      <DesktopSwitch />
    </>
  );
}

function open(alerts: readonly Alert[]) {
  const page = (now: readonly Alert[]) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <Page alerts={now} />
    </IntlProvider>
  );
  const { rerender } = render(page(alerts));
  return { become: (now: readonly Alert[]) => rerender(page(now)) };
}

const wish = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Avisar também fora desta página/ });

test('no permission is requested and no notification shown until somebody switches it on', () => {
  open([alert('under48')]).become([alert('under24')]);
  expect(asked).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

test('switched on, each passed limit is notified once, with the time itself and no personal data', async () => {
  const { become } = open([alert('under48')]);
  await userEvent.click(wish());
  expect(wish().checked).toBe(true);
  expect(shown).toEqual([]);
  for (const band of ['under24', 'under24', 'under6', 'late'] as const) become([alert(band)]);
  expect(shown.map(({ tag }) => tag)).toEqual(['inf-7:under24', 'inf-7:under6', 'inf-7:late']);
  expect(shown[1]?.body).toBe('Prazo: menos de 6 h, responder até 27 nov 2026, 17:44, horário de Brasília.');
  for (const { title, body } of shown) expect(`${title} ${body}`).not.toMatch(/Helena|529|389/);
  shown[2]?.onclick?.();
  expect(opened).toHaveBeenCalledWith('inf-7');
});

test('refused by the browser it stays off and says where to allow it', async () => {
  browserWith('denied');
  const { become } = open([alert('under48')]);
  await userEvent.click(wish());
  expect(wish().checked).toBe(false);
  expect(screen.getByText(/O navegador não deixa/)).toBeTruthy();
  become([alert('under24')]);
  expect(shown).toEqual([]);
});
