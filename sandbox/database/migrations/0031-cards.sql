-- Amounts are whole cents of the charge's currency.
create table card_charges (
  account_id integer not null,
  id text collate "C" not null,
  -- Not unique: the interface charges again when it is repeated.
  external_id text collate "C" not null,
  status smallint not null,
  amount integer not null,
  postback_url text,
  -- Customer, cart, terms, and of the card what may be shown: never its number or code.
  details jsonb not null,
  acquirer_transaction_id text,
  authorization_code text,
  reason_code text,
  retry_allowed boolean not null,
  recurrent_payment_id text collate "C",
  recurrence_cycle integer,
  reversed_amount integer not null default 0,
  -- Asked for and not decided yet.
  reversal_amount integer,
  reversed_at timestamptz(3),
  -- When the acquirer decides what is undecided; null when it waits for an order.
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index card_charges_by_creation on card_charges (account_id, created_at, id);
create index card_charges_by_recurrence on card_charges (account_id, recurrent_payment_id, recurrence_cycle) where recurrent_payment_id is not null;
create index card_charges_by_due on card_charges (due_at) where due_at is not null;

create table chargebacks (
  account_id integer not null,
  charge_id text collate "C" not null,
  number text collate "C" not null,
  amount integer not null,
  status text not null,
  reason_code text not null,
  reason_description text not null,
  issued_at timestamptz(3) not null,
  defense_deadline timestamptz(3),
  response text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, charge_id, number)
);

create table recurrences (
  account_id integer not null,
  id text collate "C" not null,
  interval text not null,
  status text not null,
  amount integer not null,
  -- Business days of São Paulo as the wire writes them. Cycles fall on the same day of the month as the first charge.
  started_on text collate "C" not null,
  next_on text collate "C",
  end_on text collate "C",
  -- How many cycles are behind it, charged or not.
  cycles integer not null default 0,
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, id)
);
create index recurrences_by_due on recurrences (due_at) where due_at is not null;

create table card_postbacks (
  id text collate "C" primary key,
  account_id integer not null,
  charge_id text collate "C" not null,
  event text not null,
  url text not null,
  body text not null,
  attempts integer not null default 0,
  -- The last answer's HTTP status; null before the first attempt and when no answer came.
  status integer,
  -- Null once it was delivered, refused or given up.
  due_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index card_postbacks_by_due on card_postbacks (due_at) where due_at is not null;
create index card_postbacks_by_account on card_postbacks (account_id, created_at, id);
