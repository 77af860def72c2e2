create table accounts (
  id integer generated always as identity primary key,
  token text not null unique,
  -- Six digits, different for every id below 900,000: 7919 shares no factor with the modulus.
  number text not null unique generated always as ((100000 + (id::bigint * 7919) % 900000)::text) stored,
  name text not null,
  document text not null,
  settings jsonb not null,
  -- Amounts here and below are whole numbers of 1/10000 of a real.
  available bigint not null default 0,
  blocked bigint not null default 0,
  withdrawn bigint not null default 0,
  withdrawn_on date,
  created_at timestamptz(3) not null
);
