-- For each line that says what is wanted: what was typed, what means it, and that with what comes near it.
CREATE OR REPLACE FUNCTION "search_lines"(typed text) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array(
    select case kind
      when 0 then to_tsquery('public.atelier_stems', coalesce(split_part(line, E'\t', 4), ''))
      else public.search_line(line, kind = 2 and typed like '=|%') end
    from unnest(string_to_array(substr(typed, 3), E'\n')) with ordinality as lines(line, place), generate_series(0, 2) kind
    where line not like '-%'
    order by place, kind)
$$;
--> statement-breakpoint
-- The sum over what was wanted, the first lines counting a little more. Most of it is whether a line is met at all, by more
-- than a word of the description; then how well, and whether by the words as typed. What only comes near counts little.
CREATE OR REPLACE FUNCTION "search_score"(words tsvector, wanted tsquery[]) RETURNS real LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  -- A title is often a figure of speech; tags say what is there.
  weights constant real[] := '{0.1, 0.3, 0.7, 0.8}';
  score real := 0;
  meant tsquery;
  rank real;
  part real;
begin
  for place in 0 .. cardinality(wanted) / 3 - 1 loop
    meant := wanted[place * 3 + 2];
    rank := ts_rank(weights, words, meant) * (numnode(meant) + 1) / 2;
    if rank > 0 then
      part := least(rank * 2.5, 1) + rank / (rank + 1) + ts_rank(weights, words, wanted[place * 3 + 1]) * 0.8;
    else
      meant := wanted[place * 3 + 3];
      rank := ts_rank(weights, words, meant) * (numnode(meant) + 1) / 2;
      part := rank / (rank + 1) * 0.4;
    end if;
    score := score + part / (1 + place * 0.08);
  end loop;
  return score;
end $$;
