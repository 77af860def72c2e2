import type { AccountSettings } from './settings';

/** One merchant account of the sandbox: everything about it that only the control routes changes. */
export interface Account {
  readonly id: number;
  readonly token: string;
  /** Six digits. */
  readonly number: string;
  readonly name: string;
  readonly document: string;
  readonly settings: AccountSettings;
}
