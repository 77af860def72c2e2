import { vi } from 'vitest';

/** Stub of Next's router for tests of links: navigation does nothing. */
vi.mock('next/navigation', async (original) => ({ ...(await original()), useRouter: () => ({ push: () => undefined }) }));
