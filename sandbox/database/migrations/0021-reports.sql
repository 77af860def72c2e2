create table reports (
  account_id integer not null,
  id text collate "C" not null,
  -- PENDING, PROCESSING, COMPLETED or FAILED; one past its expiry reads as EXPIRED.
  status text collate "C" not null,
  date_from timestamptz(3) not null,
  date_to timestamptz(3) not null,
  -- Null for all.
  statuses text[],
  types text[],
  -- What its download addresses are signed with.
  signing_key text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  expires_at timestamptz(3),
  primary key (account_id, id)
);
create unique index reports_by_id on reports (id);
create index reports_by_creation on reports (account_id, created_at, id);
create index reports_under_way on reports (updated_at) where status in ('PENDING', 'PROCESSING');
