import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts';
import type { CardAccess } from './card-access/card-access';
import type { Clock } from './clock';
import type { Sql } from './database/open-database';
import type { InjectedFaults } from './injected-faults/injected-faults';
import type { JobSchedule } from './job-schedule';
import type { Variants } from './variants/variants';

/** Singletons of the program that every part may use. */
export interface Services {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly accounts: Accounts;
  /** The bearer token of the demo account. */
  readonly tokenOfDemo: string;
  readonly faults: InjectedFaults;
  readonly jobs: JobSchedule;
  readonly card: CardAccess;
  readonly log: Logger;
  readonly variants: Variants;
  /** The base URL of the service, including `/v1`; used in URLs that it returns. */
  readonly baseUrl: string;
}
