-- Names come back: a million transactions have a tenth as many. Each is kept once, in the form it is searched in, so that a search goes through
-- few of them and folds none; transactions are then found by its key.
drop index transactions_by_name;
drop function searched_names;

-- The names a listing is searched by: who was charged, and the other side of the account's own. A word begins after a space.
create function listed_names(type text, generated_name text, payer_name text, receiver_name text) returns text
  language sql immutable parallel safe
  return ' ' || coalesce(generated_name, '') || ' | ' || coalesce(case when type = 'DEPOSIT' then payer_name else receiver_name end, '');

-- A key is of one account, so that a plan that knows nothing of the table yet has no index but this one to go by, and of one type: whom money
-- goes to is seldom whom it comes from, and a name and a type together are often few where each alone is many.
alter table transactions add column name_key bigint not null
  generated always as (hashtextextended(type || listed_names(type, generated_name, payer_name, receiver_name), account_id)) stored;

-- Not unique: two that store the same new name at once need not wait for each other, and a name that is here twice does no harm.
create table names (
  account_id integer not null,
  key bigint not null,
  type text collate "C" not null,
  searched text not null
);
insert into names (account_id, key, type, searched)
select account_id, name_key, type, folded(listed) from (
  select distinct account_id, name_key, type, listed_names(type, generated_name, payer_name, receiver_name) as listed from transactions
) as name;
create index names_by_key on names (key);
create index names_by_part on names using gin (searched gin_trgm_ops);

-- Of one name there may be very many: what a filter looks at beside it is here, so that it need not visit each.
create index transactions_by_name on transactions (name_key, created_at, id) include (status, amount, virtual_account);
-- For names that are many, which are met on a walk through those of a status.
drop index transactions_by_status;
create index transactions_by_status on transactions (account_id, status, created_at, id) include (name_key) where status <> 'COMPLETED';

analyze names;
analyze transactions;
