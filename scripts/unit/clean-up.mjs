import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share their modules: what one leaves on the page, or a clock that it stopped, would be there in the next.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
