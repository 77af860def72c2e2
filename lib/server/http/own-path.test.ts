import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path';

const appUrl = 'http://localhost:3000';

test.each([
  ['/transactions?page=2&status=PENDING', '/transactions?page=2&status=PENDING'],
  ['/transactions/SVTX1#top', '/transactions/SVTX1'],
  [`${appUrl}/audit`, '/audit'],
  ['/', '/'],
  ['/signal', '/signal'],
])('returns to %s', (expected, path) => {
  expect(ownPath(expected, appUrl)).toBe(path);
});

describe('goes to the overview instead of', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    `${appUrl}//evil.example`,
    '/\t/evil.example',
    `${appUrl}@evil.example`,
    'http://localhost:3001/audit',
    'javascript:alert(1)',
    'data:text/html,<script>',
    '/api/office/sessions',
    '/sign-in?callbackUrl=/sign-in',
    'http://',
    '',
  ])('%j', (expected) => {
    expect(ownPath(expected, appUrl)).toBe('/');
  });
});
