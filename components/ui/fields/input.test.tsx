import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Input } from './input';

test.each([
  ['number', 'spinbutton', false],
  ['text', 'textbox', true],
] as const)('a field of a %s that has the focus keeps it under the wheel only where the wheel does not count', (type, role, keeps) => {
  render(<Input type={type} />);
  const field = screen.getByRole(role);
  field.focus();
  fireEvent.wheel(field, { deltaY: 120 });
  expect(document.activeElement === field).toBe(keeps);
});
