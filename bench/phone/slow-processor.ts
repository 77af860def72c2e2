import type { Page } from '@playwright/test';

/** Makes the processor of a page so many times slower; 1 is as fast as it is. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
