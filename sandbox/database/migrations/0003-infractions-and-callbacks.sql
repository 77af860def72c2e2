create table infractions (
  account_id integer not null,
  id text collate "C" not null,
  transaction_id text collate "C" not null,
  protocol text not null,
  status text not null,
  type text not null,
  reported_by text not null,
  report_details text,
  analysis_result text,
  analysis_details text,
  reported_at timestamptz(3) not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index infractions_by_transaction on infractions (account_id, transaction_id);
create index infractions_by_creation on infractions (account_id, created_at, id);

create table callback_deliveries (
  account_id integer not null,
  id text collate "C" not null,
  transaction_id text collate "C" not null,
  url text not null,
  -- The HTTP status the receiver answered with; 0 when it gave no answer in time.
  status integer not null,
  response_time integer not null,
  created_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index callback_deliveries_by_transaction on callback_deliveries (account_id, transaction_id, created_at);
create index callback_deliveries_by_creation on callback_deliveries (account_id, created_at, id);
