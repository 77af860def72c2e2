import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Content } from './content';

test('takes the focus over from what goes away with it, wherever it was', async () => {
  const { rerender } = render(<Answered stays />);
  screen.getByRole('button', { name: 'Pausar' }).focus();
  rerender(<Answered />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('leaves it where something else took it', async () => {
  const { rerender } = render(<Answered stays />);
  screen.getByRole('button', { name: 'Pausar' }).focus();
  screen.getByRole('button', { name: 'Disputas' }).focus();
  rerender(<Answered />);
  await changed();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Disputas' }));
});

function Answered({ stays = false }: { stays?: boolean }) {
  return (
    <>
      <button type="button">Disputas</button>
      {stays && <button type="button">Pausar</button>}
      <Content>Defesa enviada</Content>
    </>
  );
}

/** Once whoever watches the document was told. */
function changed(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { childList: true });
    document.body.append(document.createElement('i'));
  });
}
