'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { DoneUnread } from '@/components/feedback/done-unread';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { RecordNotes } from '@/components/record-note/record-notes';
import { DetailHeader } from '@/components/shell/detail-header';
import { Freshness } from '@/components/shell/freshness';
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
  otherLists?: readonly NamedList[];
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
  const lists = { first: { ...list, back: words.back }, others: otherLists, id };
  const found = readProblemOf(reading);
  const record = reading.data;
  const isDone = wasMade(`${list.path}/${id}`);
  const isMissing = found?.problem.statusCode === 404 && !isDone;
  return (
    <>
      <RecordHeader {...lists} crumb={crumb} meta={meta ?? <Freshness reading={reading} />} />
      {isMissing ? (
        <Empty heading="h1" title={words.notFoundTitle} action={<BackToList {...lists} />}>
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

interface Lists {
  readonly first: NamedList;
  readonly others: readonly NamedList[];
  readonly id: string;
}

type NamedList = { readonly name: string; readonly path: string; readonly back: string };

/** The list one came from is known once the page is alive, and draws no more than this anew. */
function RecordHeader({ first, others, id, ...shown }: Lists & { crumb: ReactNode; meta: ReactNode }) {
  const { list, back, previous, next } = useListContext(first, id, others);
  useRecordKeys({ back, previous, next });
  return <DetailHeader back={{ href: back, label: list.back }} previous={previous} next={next} {...shown} />;
}

function BackToList({ first, others, id }: Lists) {
  const { list } = useListContext(first, id, others);
  return <ButtonLink href={list.path}>{list.back}</ButtonLink>;
}
