-- Whether an account has webhooks became one of its variants.
update accounts
set settings = case
  when settings -> 'hasWebhooks' = 'false'::jsonb
    then jsonb_set(settings - 'hasWebhooks', '{variants}', '{"no-webhooks": true}')
  else settings - 'hasWebhooks'
end
where settings ? 'hasWebhooks';
