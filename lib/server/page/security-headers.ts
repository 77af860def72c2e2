import 'server-only';
import { policyReportPath } from './policy-report-path';

interface HeaderOptions {
  readonly nonce: string;
  readonly development: boolean;
  readonly https: boolean;
  /** The page that scans codes with the camera. */
  readonly camera: boolean;
  /** The page that takes card data: no foreign pictures, and no form submit except by script. */
  readonly cardData: boolean;
}

/** The security headers of every answer. Scripts run by nonce only; nothing is loaded from, sent to or framed by another origin. */
export function securityHeaders({ nonce, development, https, camera, cardData }: HeaderOptions) {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    cardData ? `img-src 'self'` : `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    // One script of ours: Trusted Types refuse every other.
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    cardData ? `form-action 'none'` : `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Development tools create scripts from text.
    ...(development ? [] : [`require-trusted-types-for 'script'`, `trusted-types default`]),
    `report-uri ${policyReportPath}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()`,
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
