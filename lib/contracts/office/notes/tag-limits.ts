import { noteLimits } from './note-limits';

/** Characters of a tag's name, tags of one record, tags of the team, archived ones among them, and records that one call tags: a page of a list. */
export const tagLimits = { name: 30, ofRecord: 10, tags: 200, records: noteLimits.counts } as const;
