export { demoSso } from '@/lib/settings/demonstration.mjs';
export { demonstrationPeople } from '@/sandbox/sso/people';
export { startSsoProvider } from '@/sandbox/sso/provider';
