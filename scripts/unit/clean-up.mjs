import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share their modules: what one leaves on the page would run on in the next.
afterEach(cleanup);
