import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts';
import type { Clock } from './clock';
import type { Sql } from './database/open-database';
import type { Variant } from './environment';
import type { Faults } from './faults/faults';

/** What the program has one of and every part may use. */
export interface Services {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly faults: Faults;
  readonly log: Logger;
  readonly variant: Variant;
  /** Where this service is reached, up to and with `/v1`: the base of the addresses it hands out. */
  readonly baseUrl: string;
}
