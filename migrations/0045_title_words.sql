-- A line '~' says that the one before counts once more where hits are ranked.
CREATE OR REPLACE FUNCTION "search_query"(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  line text;
  whole tsquery := '';
  part tsquery := '';
  fixed tsquery := '';
begin
  if typed not like '=_%' then
    return public.typed_query(typed);
  end if;
  foreach line in array string_to_array(substr(typed, 3), E'\n') loop
    if line ~ '^[-+]' then
      fixed := fixed && public.search_line(line, false);
    elsif line <> '~' then
      whole := whole && public.search_line(line, false);
      part := part || public.search_line(line, true);
    end if;
  end loop;
  return case when typed like '=|%' then part && !! whole else whole end && fixed;
end $$;
--> statement-breakpoint
-- For each line that says what is wanted: what was typed, what means it, and that with what comes near it; of '~' nothing.
CREATE OR REPLACE FUNCTION "search_lines"(typed text) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array(
    select case
      when line = '~' then null
      when kind = 0 then to_tsquery('public.atelier_stems', coalesce(split_part(line, E'\t', 4), ''))
      else public.search_line(line, kind = 2 and typed like '=|%') end
    from unnest(string_to_array(substr(typed, 3), E'\n')) with ordinality as lines(line, place), generate_series(0, 2) kind
    where line not like '-%'
    order by place, kind)
$$;
--> statement-breakpoint
-- As before, but a line is met only by words of the weights that it asks for; and a word of the title that neither tags,
-- medium, alt text nor description has is a figure of speech more often than what is shown, and counts less.
CREATE OR REPLACE FUNCTION "search_score"(words tsvector, wanted tsquery[]) RETURNS real LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  weights constant real[] := '{0.1, 0.3, 0.7, 0.8}';
  told constant tsvector := ts_filter(words, '{b,c,d}');
  score real := 0;
  typed tsquery;
  meant tsquery;
  rank real;
  part real;
begin
  for place in 0 .. cardinality(wanted) / 3 - 1 loop
    typed := wanted[place * 3 + 1];
    meant := wanted[place * 3 + 2];
    if meant is null then
      -- The part of the line before.
    elsif words @@ meant then
      rank := ts_rank(weights, words, meant) * (numnode(meant) + 1) / 2;
      part := least(rank * 2.5, 1) + rank / (rank + 1) + ts_rank(weights, words, typed) * 0.8;
      if words @@ typed and not told @@ typed and not told @@ meant then
        part := part * 0.4;
      end if;
    else
      meant := wanted[place * 3 + 3];
      rank := case when words @@ meant then ts_rank(weights, words, meant) * (numnode(meant) + 1) / 2 else 0 end;
      part := rank / (rank + 1) * 0.4;
    end if;
    score := score + part / (1 + place * 0.08);
  end loop;
  return score;
end $$;
