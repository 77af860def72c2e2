import lighthouse from 'lighthouse';

export interface MobileLoad {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly nodes: number;
}

/**
 * One load by a phone, as Lighthouse simulates one: a slow network and a processor four times slower. The caches are empty before each, the
 * cookies stay.
 */
export async function mobileLoad(url: string, port: number): Promise<MobileLoad> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const number = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${name} of ${url}`);
    return value;
  };
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    nodes: number('dom-size'),
  };
}
