'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { DoneUnread } from '@/components/feedback/done-unread';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { RecordNotes } from '@/components/record-note/record-notes';
import { DetailHeader } from '@/components/shell/detail-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useListContext } from '@/lib/client/list-context';
import { wasMade } from '@/lib/client/session/just-made';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { useRecordKeys } from './use-record-keys';

type RecordPageProps<Item> = {
  /** The list the record belongs to. */
  list: { readonly name: string; readonly path: string };
  /** Other lists it belongs to, each by its name. */
  otherLists?: readonly { readonly name: string; readonly path: string; readonly back: string }[];
  id: string;
  reading: UseQueryResult<Item, ProblemError>;
  /** The name of the list, and the message for a record that does not exist. */
  words: { back: string; notFoundTitle: string; notFoundText?: string };
  /** What follows the list's name: an id with its copy button. */
  crumb?: ReactNode;
  /** Instead of how fresh the record is. */
  meta?: string;
  /** Instead of the usual words for what could not be read. */
  problem?: ReactNode;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What notes about it are filed under; without it, it has none here. */
  notesAs?: NoteRecordKind;
  /** Whether the record reaches to the edges of the page. */
  wide?: boolean;
  children: (record: Item) => ReactNode;
};

/** The page of one record: the way back to its list and on to its neighbours, how fresh it is, and the record, or why there is none. */
export function RecordPage<Item>(props: RecordPageProps<Item>) {
  const { list, otherLists = [], id, reading, words, crumb, meta, problem, skeleton, wide = false, notesAs, children } = props;
  const { list: shown, back, previous, next } = useListContext({ ...list, back: words.back }, id, otherLists);
  useRecordKeys({ back, previous, next });
  const freshness = useFreshness(reading);
  const found = readProblemOf(reading);
  const record = reading.data;
  const isDone = wasMade(`${list.path}/${id}`);
  const isMissing = found?.problem.statusCode === 404 && !isDone;
  return (
    <>
      <DetailHeader back={{ href: back, label: shown.back }} crumb={crumb} meta={meta ?? freshness} previous={previous} next={next} />
      {isMissing ? (
        <Empty heading="h1" title={words.notFoundTitle} action={<ButtonLink href={shown.path}>{shown.back}</ButtonLink>}>
          {words.notFoundText}
        </Empty>
      ) : record === undefined || !wide ? (
        <div className="px-4 pb-8 sm:px-6">
          {record !== undefined ? (
            <Fragment key={id}>
              {children(record)}
              {notesAs && <RecordNotes kind={notesAs} id={id} />}
            </Fragment>
          ) : found ? (
            isDone ? (
              <DoneUnread onReadAgain={() => reading.refetch()} />
            ) : (
              (problem ?? <QueryProblem reading={reading} />)
            )
          ) : (
            skeleton
          )}
        </div>
      ) : (
        <Fragment key={id}>{children(record)}</Fragment>
      )}
    </>
  );
}
