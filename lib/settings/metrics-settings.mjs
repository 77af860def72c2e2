import { ipAddress, wholeNumber } from './forms.mjs';
import { setting } from './setting.mjs';

export const metricsSettings = {
  METRICS_PORT: setting(
    wholeNumber(1, 65_535).nullable().default(null),
    'the port that Prometheus reads from, a whole number from 1 to 65535, not that of the app; nothing is told without it',
    '9464',
  ),
  METRICS_ADDRESS: setting(
    ipAddress.default('127.0.0.1'),
    'the IP address of this machine at which METRICS_PORT listens, reachable for nobody but your monitoring; with METRICS_PORT',
    '10.0.0.5',
  ),
};
