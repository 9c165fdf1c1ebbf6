CREATE TABLE "artwork_colors" (
	"artwork_id" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"l" smallint NOT NULL,
	"a" smallint NOT NULL,
	"b" smallint NOT NULL,
	"share" real NOT NULL,
	"bin" integer NOT NULL,
	CONSTRAINT "artwork_colors_artwork_id_rank_pk" PRIMARY KEY("artwork_id","rank")
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "depth_mm" integer;--> statement-breakpoint
ALTER TABLE "artwork_search" ADD COLUMN "colors" "tsvector";--> statement-breakpoint
ALTER TABLE "artwork_colors" ADD CONSTRAINT "artwork_colors_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_colors_bin" ON "artwork_colors" USING btree ("bin","share" DESC,"artwork_id","l","a","b");--> statement-breakpoint
CREATE INDEX "artwork_search_unmeasured" ON "artwork_search" USING btree ("created_at") WHERE "artwork_search"."colors" is null;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_size_mm" CHECK (least("artworks"."width_mm", "artworks"."height_mm", "artworks"."depth_mm") > 0);--> statement-breakpoint
-- A search that the server has read (server/features/discovery/search/compile.ts): a line for each thing to be found, with
-- the words that mean it; after a tab the beginning of a word; after another what comes near. '=&': all of them; '=|': some, but not all. '-': not this.
-- '+': this in any case. Anything else is text as typed, as before.
ALTER FUNCTION "search_query"(text) RENAME TO "typed_query";
--> statement-breakpoint
CREATE FUNCTION "search_line"(line text, is_loose boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  parts text[] := string_to_array(ltrim(line, '+-'), E'\t');
  found tsquery := to_tsquery('public.atelier_stems', parts[1]);
begin
  if parts[2] <> '' then
    found := found || to_tsquery('pg_catalog.simple', parts[2]);
  end if;
  if is_loose and parts[3] <> '' then
    found := found || to_tsquery('pg_catalog.simple', parts[3]);
  end if;
  return case when line like '-%' then !! found else found end;
end $$;
--> statement-breakpoint
CREATE FUNCTION "search_query"(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
    else
      whole := whole && public.search_line(line, false);
      part := part || public.search_line(line, true);
    end if;
  end loop;
  return case when typed like '=|%' then part && !! whole else whole end && fixed;
end $$;
--> statement-breakpoint
-- The lines that say what is wanted, for ranking each by itself.
CREATE FUNCTION "search_lines"(typed text) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array(select public.search_line(line, typed like '=|%') from unnest(string_to_array(substr(typed, 3), E'\n')) line
    where line not like '-%')
$$;
--> statement-breakpoint
-- The sum over what was wanted; of each, the more of its words are there, and the weightier, the better.
CREATE FUNCTION "search_score"(words tsvector, wanted tsquery[]) RETURNS real LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  one tsquery;
  score real := 0;
begin
  foreach one in array wanted loop
    score := score + least(ts_rank('{0.1, 0.3, 0.6, 1}', words, one) * (numnode(one) + 1) / 2, 1.5);
  end loop;
  return score;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_artwork"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artwork_search (artwork_id, created_at, words)
  select new.id, new.created_at, artwork_vector(new, artist) from users artist where artist.id = new.user_id
  on conflict (artwork_id) do update set created_at = excluded.created_at,
    words = coalesce(artwork_search.colors, '') || excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.medium, new.alt_text, new.description));
  return null;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_artist"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artist_search (user_id, created_at, words) values (new.id, new.created_at, artist_vector(new))
  on conflict (user_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', member_words(new), new.city, new.borough, new.bio));
  if tg_op = 'UPDATE' then
    if member_words(new) is distinct from member_words(old) then
      update artwork_search set words = coalesce(artwork_search.colors, '') || artwork_vector(work, new)
      from artworks work where work.user_id = new.id and work.id = artwork_search.artwork_id;
      update inspiration_search set words = inspiration_vector(content, new)
      from inspiration_content content where content.artist_id = new.id and content.id = inspiration_search.content_id;
      update course_search set words = course_vector(course, new)
      from courses course where course.instructor_id = new.id and course.id = course_search.course_id;
      update project_search set words = project_vector(project, new)
      from hire_projects project where project.client_id = new.id and project.id = project_search.project_id;
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Once a picture is measured. An empty vector: it has no colors.
CREATE FUNCTION "set_artwork_colors"(artwork uuid, marks tsvector) RETURNS void LANGUAGE sql AS $$
  update artwork_search set colors = marks, words = marks || artwork_vector(work, artist)
  from artworks work join users artist on artist.id = work.user_id
  where work.id = artwork and artwork_search.artwork_id = artwork
$$;
