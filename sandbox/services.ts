import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts';
import type { CardAccess } from './card-access/card-access';
import type { Clock } from './clock';
import type { Sql } from './database/open-database';
import type { InjectedFaults } from './injected-faults/injected-faults';
import type { JobSchedule } from './job-schedule';
import type { Variants } from './variants/variants';

/** What the program has one of and every part may use. */
export interface Services {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly faults: InjectedFaults;
  readonly jobs: JobSchedule;
  readonly card: CardAccess;
  readonly log: Logger;
  readonly variants: Variants;
  /** Where this service is reached, up to and with `/v1`: the base of the addresses it hands out. */
  readonly baseUrl: string;
}
