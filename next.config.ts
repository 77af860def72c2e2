import type { NextConfig } from 'next';

const config: NextConfig = {
  // A separate folder, so that a trial build does not replace the one being served.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // What `npm run standalone` ships: the packages that are used, and of each what is used of it.
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // Pictures are served as they are.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  // Instances of the build before may still run beside this one: a page that comes to the other kind loads anew.
  deploymentId: process.env.NEXT_DEPLOYMENT_ID,
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
  // Pages are sent nothing, and what is below /api does not pass the proxy.
  experimental: { proxyClientMaxBodySize: '64kb' },
  redirects: async () => [
    // Its address before it had the field's name.
    { source: '/callbacks/untold', destination: '/callbacks/undelivered', permanent: true },
    // Exports and reports of the service stand together.
    { source: '/exports', destination: '/files', permanent: false },
    { source: '/reports', destination: '/files', permanent: false },
    // A payment has one page, whatever made it.
    { source: '/charges/:id((?!new$|pending-deposits$)[^/]+)', destination: '/transactions/:id', permanent: false },
    { source: '/withdrawals/:id((?!new$|qr-code$)[^/]+)', destination: '/transactions/:id', permanent: false },
    { source: '/transfers/:id((?!new$)[^/]+)', destination: '/transactions/:id', permanent: false },
    // Where password managers look.
    { source: '/.well-known/change-password', destination: '/password', permanent: false },
  ],
  headers: async () => [
    {
      source: '/service-worker.js',
      headers: [
        { key: 'content-security-policy', value: "default-src 'none'; connect-src 'self'" },
        // A browser that has it asks for it anew each day, and whenever a page loads it.
        { key: 'cache-control', value: 'no-cache' },
      ],
    },
  ],
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/api/security-contact' }],
  serverExternalPackages: ['@node-rs/argon2', 'postgres', 'pino', 'undici'],
};

export default config;
