import { z } from 'zod';
import { databaseUrl } from './database-url.mjs';
import { file, ipAddress, wholeNumber } from './forms.mjs';
import { sandboxSettings } from './sandbox-settings.mjs';
import { serverSettings } from './server-settings.mjs';
import { setting } from './setting.mjs';

/** Further settings, read by the commands. */
const commandSettings = {
  PORT: setting(wholeNumber(1, 65_535).default(3000), 'a port from 1 to 65535', '3000'),
  LISTEN_ADDRESS: setting(
    ipAddress.default('127.0.0.1'),
    'the IP address of this machine at which PORT listens, reachable for nobody but your proxy; 0.0.0.0 for all, as in a container',
    '127.0.0.1',
  ),
  DATABASE_OWNER_URL: setting(
    databaseUrl.optional(),
    'the database of DATABASE_URL, as the user who owns its tables; elsewhere than on this machine with sslmode=verify-full',
    'postgres://owner:password@server.example:5432/balcao?sslmode=verify-full',
  ),
  NEXT_DIST_DIR: setting(file.default('.next'), 'the folder the app is built in', '.next'),
  CHROMIUM_PATH: setting(file.optional(), 'the Chromium the tests run with', '/usr/bin/chromium'),
};

/** Every setting, in one object. Environment variables are read through it only. */
export const settings = z.object({ ...serverSettings.shape, ...sandboxSettings.shape, ...commandSettings });
