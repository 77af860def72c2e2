create index callback_deliveries_by_url on callback_deliveries (account_id, url, created_at, id);
