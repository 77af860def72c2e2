-- How much of the disputed money is kept in the blocked balance, and when what the merchant lost leaves it.
alter table infractions
  add column held bigint not null default 0,
  add column refund_due_at timestamptz(3);
create index infractions_by_deadline on infractions (expires_at) where status in ('OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS');
create index infractions_by_refund on infractions (refund_due_at) where refund_due_at is not null;

create table defenses (
  account_id integer not null,
  id text collate "C" not null,
  infraction_id text collate "C" not null,
  text text not null,
  status text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index defenses_by_infraction on defenses (account_id, infraction_id, created_at);

create table defense_files (
  account_id integer not null,
  id text collate "C" not null,
  defense_id text collate "C" not null,
  -- In the order in which they were sent.
  place integer not null,
  name text not null,
  mime_type text not null,
  content bytea not null,
  primary key (account_id, id)
);
create index defense_files_by_defense on defense_files (account_id, defense_id, place);
