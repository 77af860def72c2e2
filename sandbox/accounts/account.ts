import type { AccountSettings } from './settings';

/** A merchant account of the sandbox. Only the control routes change these fields. */
export interface Account {
  readonly id: number;
  readonly token: string;
  /** Six digits. */
  readonly number: string;
  readonly name: string;
  readonly document: string;
  readonly settings: AccountSettings;
}
