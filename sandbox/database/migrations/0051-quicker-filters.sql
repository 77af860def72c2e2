-- A word begins after a space, so that names of one or two letters, which have no trigram, are found by how words begin.
drop index transactions_by_name;
create or replace function searched_names(type text, generated_name text, payer_name text, receiver_name text) returns text
  language sql immutable parallel safe
  return ' ' || folded(coalesce(generated_name, '') || ' | ' || coalesce(case when type = 'DEPOSIT' then payer_name else receiver_name end, ''));
create index transactions_by_name on transactions using gin (searched_names(type, generated_name, payer_name, receiver_name) gin_trgm_ops);

-- What is not there, or hardly, among those that are few. Deposits are met soon enough.
create index transactions_by_type on transactions (account_id, type, status, created_at, id) where type <> 'DEPOSIT';
create index transactions_by_type_and_virtual_account on transactions (account_id, type, virtual_account, created_at, id)
  where type <> 'DEPOSIT' and virtual_account is not null;

-- What an index is of is known to plans only then.
analyze transactions;
