-- Every three letters that follow one another in a text, for an index by which parts of it are found; null for a shorter text. As the
-- extension pg_trgm does it, which not every owner of a database may create.
create or replace function trigrams(value text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr(lower(value), place, 3)) from generate_series(1, length(value) - 2) as place
$$;
