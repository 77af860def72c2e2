import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { messagesIn } from '@/lib/messages/messages';
import { SignatureChecker } from './signature-checker';

const messages = messagesIn('pt-BR');

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [false, messages.signature.insecure],
  [true, messages.signature.waiting],
])('at an address that is secure (%s) the checker says what it can do', (isSecure, words) => {
  vi.stubGlobal('isSecureContext', isSecure);
  renderInPortuguese(<SignatureChecker />);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  const example = screen.getByRole('button', { name: messages.signature.example });
  expect(example.getAttribute('aria-disabled') === 'true').toBe(!isSecure);
});
