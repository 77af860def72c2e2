-- Every move of a balance. Entries of an account are numbered in the order in which they were posted, and each says what it found and left.
create table statement_entries (
  account_id integer not null,
  id bigint generated always as identity,
  balance_type text collate "C" not null,
  -- Signed, 1/10000 of a real, always whole centavos.
  amount bigint not null,
  reason text not null,
  previous_available bigint not null,
  previous_blocked bigint not null,
  new_available bigint not null,
  new_blocked bigint not null,
  transaction_id text collate "C",
  infraction_id text collate "C",
  created_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index statement_entries_by_creation on statement_entries (account_id, created_at, id);
create index statement_entries_by_transaction on statement_entries (account_id, transaction_id) where transaction_id is not null;

-- When the balance last moved, so that entries posted by calls that overtook each other still stand in order.
alter table accounts add column moved_at timestamptz(3);
