import { z } from 'zod';
import { databaseUrl } from './database-url.mjs';
import { file, wholeNumber } from './forms.mjs';
import { sandboxSettings } from './sandbox-settings.mjs';
import { serverSettings } from './server-settings.mjs';
import { setting } from './setting.mjs';

/** What the commands read besides. */
const commandSettings = {
  PORT: setting(wholeNumber(1, 65_535).default(3000), 'porta de 1 a 65535', '3000'),
  DATABASE_OWNER_URL: setting(
    databaseUrl.optional(),
    'o mesmo banco de DATABASE_URL, com o usuário que é dono das tabelas; fora desta máquina, com sslmode=verify-full',
    'postgres://dono:senha@servidor.example:5432/balcao?sslmode=verify-full',
  ),
  NEXT_DIST_DIR: setting(file.default('.next'), 'a pasta em que o aplicativo é construído', '.next'),
  CHROMIUM_PATH: setting(file.optional(), 'o programa Chromium com que os testes rodam', '/usr/bin/chromium'),
};

/** Every setting there is: whoever reads a variable reads it by its entry. */
export const settings = z.object({ ...serverSettings.shape, ...sandboxSettings.shape, ...commandSettings });
