create extension if not exists pg_trgm;

-- No foreign key to accounts: none is ever deleted, and the check would lock the account's row at every insert.
create table transactions (
  account_id integer not null,
  id text collate "C" not null,
  status text collate "C" not null,
  type text collate "C" not null,
  amount bigint not null,
  callback_url text,
  client_reference text collate "C",
  virtual_account text collate "C",
  qr_code_text text,
  generated_name text,
  generated_document text collate "C",
  generated_email text,
  service_fee_charged bigint,
  payer_name text,
  payer_document text collate "C",
  payer_institution_ispb text,
  payer_institution_name text,
  payer_account_number text,
  receiver_name text,
  receiver_document text collate "C",
  receiver_institution_ispb text,
  receiver_institution_name text,
  receiver_account_number text,
  end_to_end_id text collate "C",
  withdraw_pix_key text,
  withdraw_pix_type text,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  cancellation_reason text,
  refund_end_to_end_id text,
  refund_amount bigint,
  refund_status text,
  refund_reason text,
  refund_description text,
  refunded_at timestamptz(3),
  -- Not on the wire: when a charge that is still PENDING stops being payable, and what the sender wrote.
  expires_at timestamptz(3),
  description text,
  primary key (account_id, id)
);

-- Lower case without accents, so that a search for "joao" finds João.
create function folded(text) returns text language sql immutable parallel safe
  return translate(lower($1), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');

-- The names a listing is searched by: who was charged, and the other side of the account's own.
create function searched_names(type text, generated_name text, payer_name text, receiver_name text) returns text
  language sql immutable parallel safe
  return folded(coalesce(generated_name, '') || '|' || coalesce(case when type = 'DEPOSIT' then payer_name else receiver_name end, ''));

-- Plain ascending columns: PostgreSQL walks them backwards for the newest first.
create index transactions_by_creation on transactions (account_id, created_at, id);
-- Completed ones, and those of any type, are met soon enough on a walk by creation.
create index transactions_by_status on transactions (account_id, status, created_at, id) where status <> 'COMPLETED';
create index transactions_by_amount on transactions (account_id, amount, created_at, id);
create index transactions_by_virtual_account on transactions (account_id, virtual_account, created_at, id) where virtual_account is not null;
create unique index transactions_by_client_reference on transactions (account_id, client_reference) where client_reference is not null;
create index transactions_by_end_to_end_id on transactions (account_id, end_to_end_id) where end_to_end_id is not null;
create index transactions_by_generated_document on transactions (account_id, generated_document) where generated_document is not null;
create index transactions_by_payer_document on transactions (account_id, payer_document) where type = 'DEPOSIT' and payer_document is not null;
create index transactions_by_receiver_document on transactions (account_id, receiver_document) where type <> 'DEPOSIT' and receiver_document is not null;
create index transactions_by_name on transactions using gin (searched_names(type, generated_name, payer_name, receiver_name) gin_trgm_ops);
create index transactions_by_expiry on transactions (expires_at) where status = 'PENDING';
