import { vi } from 'vitest';

/** A link asks for the router, which only a page has: here nobody goes anywhere. */
vi.mock('next/navigation', async (original) => ({ ...(await original()), useRouter: () => ({ push: () => undefined }) }));
