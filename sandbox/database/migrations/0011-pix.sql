create table pix_keys (
  account_id integer not null,
  id text collate "C" not null,
  -- A key belongs to one account, here as in the whole country.
  key text collate "C" not null unique,
  type text not null,
  status text not null,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);

-- A payment that the receiver's institution has not answered yet, and what it is going to say.
create table withdrawal_orders (
  account_id integer not null,
  transaction_id text collate "C" not null,
  -- By the sandbox's clock; null for one that only the control door ends.
  due_at timestamptz(3),
  outcome text not null,
  receiver jsonb not null,
  -- The charge of this service that is paid, where it is one.
  charge_account_id integer,
  charge_id text collate "C",
  primary key (account_id, transaction_id)
);
create index withdrawal_orders_by_due on withdrawal_orders (due_at) where due_at is not null;

create table refunds (
  account_id integer not null,
  id text collate "C" not null,
  transaction_id text collate "C" not null,
  amount bigint not null,
  status text not null,
  client_reference text collate "C",
  -- By the sandbox's clock, while PENDING.
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (account_id, id)
);
create unique index refunds_by_client_reference on refunds (account_id, client_reference) where client_reference is not null;
create unique index refunds_one_at_a_time on refunds (account_id, transaction_id) where status = 'PENDING';
create index refunds_by_due on refunds (due_at) where status = 'PENDING';

create table pending_deposits (
  account_id integer not null,
  id text collate "C" not null,
  status text not null,
  amount bigint not null,
  payer_name text,
  payer_document text collate "C" not null,
  payer_account_number text,
  payer_institution_ispb text,
  payer_institution_name text,
  receiver_name text,
  receiver_document text,
  receiver_account_number text,
  receiver_institution_ispb text,
  receiver_institution_name text,
  end_to_end_id text collate "C" not null,
  pix_key text,
  description text,
  paid_at timestamptz(3),
  approved_at timestamptz(3),
  rejected_at timestamptz(3),
  rejection_reason text,
  transaction_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index pending_deposits_by_creation on pending_deposits (account_id, created_at, id);
create index pending_deposits_waiting on pending_deposits (created_at) where status = 'PENDING';

-- Until when the rule of automatic withdrawals has been followed.
alter table accounts add column auto_withdrawn_at timestamptz(3);
