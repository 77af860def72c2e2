-- One row for each attempt. Those of an invented past keep no body: it follows from their transaction.
alter table callback_deliveries
  add column webhook_id text collate "C",
  add column event text,
  add column body text,
  add column response_body text,
  add column response_headers jsonb,
  add column error text;
create index callback_deliveries_by_status on callback_deliveries (account_id, status, created_at, id);
create index callback_deliveries_by_webhook on callback_deliveries (account_id, webhook_id, created_at, id) where webhook_id is not null;

create table webhooks (
  account_id integer not null,
  id text collate "C" not null,
  url text not null,
  active boolean not null,
  -- Empty for all.
  events text[] not null,
  -- As it was told: signing needs the secret itself.
  secret text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);

-- What is still to be sent, one row for each receiver. A row goes once it is delivered, refused or given up.
create table callback_outbox (
  id bigint generated always as identity primary key,
  account_id integer not null,
  transaction_id text collate "C" not null,
  webhook_id text collate "C",
  event text not null,
  url text not null,
  body text not null,
  attempts integer not null default 0,
  -- By the sandbox's clock.
  due_at timestamptz(3) not null,
  -- By the database's: a program that is gone cannot keep what it took.
  leased_until timestamptz,
  -- Held back until a later one of the same transaction has overtaken it.
  overtaken boolean not null default false,
  created_at timestamptz(3) not null
);
create index callback_outbox_by_due on callback_outbox (due_at, id);
create index callback_outbox_by_receiver on callback_outbox (account_id, transaction_id, url, id);

create function announce_callback() returns trigger language plpgsql as $$
begin
  perform pg_notify('callbacks', '');
  return null;
end $$;
create trigger announced after insert on callback_outbox for each row execute function announce_callback();

-- Calls for another sending, counted against their limit.
create table callback_resends (
  account_id integer not null,
  call text not null,
  at timestamptz(3) not null
);
create index callback_resends_by_time on callback_resends (account_id, call, at);
