-- What single variants tell of a transaction besides the document's fields.
alter table transactions add column withdraw_qr_code_text text;
alter table refunds
  add column description text,
  add column end_to_end_id text,
  add column updated_at timestamptz(3);
