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
    if words @@ meant then
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
