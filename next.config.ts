import type { NextConfig } from 'next';

/** Below /api there is data alone: no part of it runs, is framed, sniffed or kept. Pages get theirs, with a nonce, from proxy.ts. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const config: NextConfig = {
  // Another folder lets a trial build stand beside the one that is being served.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types of everything once, sandbox and tests included; whoever only starts the product need not wait for that.
  typescript: { ignoreBuildErrors: true },
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  devIndicators: false,
  // Words come compiled (lib/messages/compile-messages.ts); their parser is 9 kB that no page needs.
  turbopack: { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Without this `next dev` writes an instructions file of its own into the project.
  agentRules: false,
  // A page opened at 127.0.0.1 would not hydrate in development otherwise.
  allowedDevOrigins: ['127.0.0.1'],
  headers: async () => [{ source: '/api/:path*', headers: Object.entries(dataHeaders).map(([key, value]) => ({ key, value })) }],
  // Ten megabytes of files and the form around them; the door counts them itself.
  experimental: { proxyClientMaxBodySize: '11mb' },
  serverExternalPackages: ['@node-rs/argon2', 'postgres', 'pino', 'pdfkit', 'undici'],
};

export default config;
