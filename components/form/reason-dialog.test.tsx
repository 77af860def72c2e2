import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { ReasonDialog } from './reason-dialog';

const words = {
  title: 'Recusar',
  text: 'Fica registrado.',
  reason: 'Motivo',
  help: 'Ao menos 3 letras.',
  cancel: 'Cancelar',
  submit: 'Enviar',
};

test('reason that is too short is an error with the focus on it and is not sent; a longer one is, without blanks around it', async () => {
  const onReason = vi.fn();
  renderInPortuguese(
    <ReasonDialog
      words={words}
      length={{ min: 3, max: 200 }}
      write={{ isPending: false, error: null }}
      onReason={onReason}
      onClose={() => {}}
    />,
  );
  const box = screen.getByLabelText('Motivo');
  await userEvent.type(box, '  a ');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onReason).not.toHaveBeenCalled();
  expect(screen.getByText('Escreva ao menos 3 letras.')).toBeTruthy();
  expect([document.activeElement, box.getAttribute('aria-invalid')]).toEqual([box, 'true']);
  await userEvent.type(box, 'bc{Enter}');
  expect(onReason).toHaveBeenCalledExactlyOnceWith('a bc');
  expect(screen.queryByText('Escreva ao menos 3 letras.')).toBeNull();
});
