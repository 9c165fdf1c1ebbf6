CREATE TABLE "artist_search" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artwork_search" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "feed_places_category";--> statement-breakpoint
ALTER TABLE "feed_places" DROP CONSTRAINT "feed_places_feed_position_pk";--> statement-breakpoint
ALTER TABLE "feed_places" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_search" ADD CONSTRAINT "artist_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_search" ADD CONSTRAINT "artwork_search_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_search_words" ON "artist_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "artist_search_newest" ON "artist_search" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "artwork_search_words" ON "artwork_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "artwork_search_newest" ON "artwork_search" USING btree ("created_at","artwork_id");--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artwork_views_day" ON "artwork_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "artworks_liked" ON "artworks" USING btree ("likes_count","created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_price_high" ON "artworks" USING btree (coalesce("price", -1),"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_price_low" ON "artworks" USING btree ((- coalesce("price", 100000000)),"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_for_sale_newest" ON "artworks" USING btree ("created_at","id") WHERE "artworks"."is_for_sale";--> statement-breakpoint
CREATE INDEX "artworks_nft_newest" ON "artworks" USING btree ("created_at","id") WHERE "artworks"."is_nft_available";--> statement-breakpoint
CREATE INDEX "artworks_hidden" ON "artworks" USING btree ("user_id") WHERE "artworks"."is_hidden";--> statement-breakpoint
CREATE INDEX "comments_created" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_places_order" ON "feed_places" USING btree ("feed","category","position");--> statement-breakpoint
-- Words as people type them: without accents, case, apostrophes and punctuation. The same for what is found and what is asked.
CREATE FUNCTION "search_text"(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  select trim(regexp_replace(
    regexp_replace(lower(public.unaccent('public.unaccent', normalize(typed, NFKC))), '[''’`]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "atelier_stem" (TEMPLATE = snowball, LANGUAGE = 'english');
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "atelier_stems" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "atelier_stems" ALTER MAPPING FOR asciiword, word WITH "atelier_stem";
--> statement-breakpoint
-- Each word twice: as it is, for beginnings of words, and its stem.
CREATE FUNCTION "search_vector"(document text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select setweight(
    to_tsvector('pg_catalog.simple', public.search_text(coalesce(document, '')))
      || to_tsvector('public.atelier_stems', public.search_text(coalesce(document, ''))), weight)
$$;
--> statement-breakpoint
-- Every word must be there; the last may be the beginning of one. English filler words count only when there is nothing else.
CREATE FUNCTION "search_query"(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  words text[] := string_to_array(left(public.search_text(typed), 400), ' ');
  telling text[];
  word text;
  stem text;
  found tsquery := '';
begin
  telling := array(select w from unnest(words) with ordinality as t(w, n)
    where w <> '' and (n = cardinality(words)
      or w <> all ('{a,an,and,at,by,for,from,in,is,it,of,on,or,the,to,with}')) order by n);
  foreach word in array telling loop
    word := left(word, 60);
    stem := (ts_lexize('public.atelier_stem', word))[1];
    if word = left(words[cardinality(words)], 60) then
      found := found && ((quote_literal(word) || ':*')::tsquery || quote_literal(coalesce(stem, word))::tsquery);
    else
      found := found && (quote_literal(word)::tsquery || quote_literal(coalesce(stem, word))::tsquery);
    end if;
  end loop;
  return found;
end $$;
--> statement-breakpoint
CREATE FUNCTION "member_words"(member users) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select concat_ws(' ', member.artist_name, member.first_name, member.last_name)
$$;
--> statement-breakpoint
CREATE FUNCTION "artwork_vector"(work artworks, artist users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(work.title, 'A')
    || public.search_vector(concat_ws(' ', array_to_string(work.tags, ' '), public.member_words(artist)), 'B')
    || public.search_vector(concat_ws(' ', work.medium, work.alt_text), 'C')
    || public.search_vector(work.description, 'D')
$$;
--> statement-breakpoint
CREATE FUNCTION "artist_vector"(artist users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(public.member_words(artist), 'A')
    || public.search_vector(concat_ws(' ', artist.city, artist.borough), 'B')
    || public.search_vector(artist.bio, 'D')
$$;
--> statement-breakpoint
-- In order, so that two who publish at once wait for each other rather than both for ever.
CREATE FUNCTION "keep_search_words"(document text) RETURNS void LANGUAGE sql AS $$
  insert into search_words (word)
  select distinct w from unnest(string_to_array(search_text(document), ' ')) w
  where length(w) between 3 and 30 and w !~ '^[0-9]+$' order by w
  on conflict do nothing
$$;
--> statement-breakpoint
CREATE FUNCTION "index_artwork"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artwork_search (artwork_id, created_at, words)
  select new.id, new.created_at, artwork_vector(new, artist) from users artist where artist.id = new.user_id
  on conflict (artwork_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.medium, new.alt_text, new.description));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "artworks_search" AFTER INSERT OR UPDATE OF title, description, alt_text, medium, tags, user_id, created_at
  ON "artworks" FOR EACH ROW EXECUTE FUNCTION index_artwork();
--> statement-breakpoint
CREATE FUNCTION "index_artist"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artist_search (user_id, created_at, words) values (new.id, new.created_at, artist_vector(new))
  on conflict (user_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', member_words(new), new.city, new.borough, new.bio));
  if tg_op = 'UPDATE' then
    if member_words(new) is distinct from member_words(old) then
      update artwork_search set words = artwork_vector(work, new)
      from artworks work where work.user_id = new.id and work.id = artwork_search.artwork_id;
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "users_search" AFTER INSERT OR UPDATE OF first_name, last_name, artist_name, city, borough, bio, created_at
  ON "users" FOR EACH ROW EXECUTE FUNCTION index_artist();
--> statement-breakpoint
INSERT INTO "artist_search" SELECT artist.id, artist.created_at, artist_vector(artist) FROM "users" artist;
--> statement-breakpoint
INSERT INTO "artwork_search" SELECT work.id, work.created_at, artwork_vector(work, artist)
  FROM "artworks" work JOIN "users" artist ON artist.id = work.user_id;
--> statement-breakpoint
INSERT INTO "search_words" (word, uses) SELECT word, sum(ndoc)::int FROM (
  SELECT word, ndoc FROM ts_stat('select to_tsvector(''pg_catalog.simple'', search_text(concat_ws('' '', title, array_to_string(tags, '' ''), medium, alt_text, description))) from artworks')
  UNION ALL SELECT word, ndoc FROM ts_stat('select to_tsvector(''pg_catalog.simple'', search_text(concat_ws('' '', member_words(users), city, borough, bio))) from users')
) words WHERE length(word) BETWEEN 3 AND 30 AND word !~ '^[0-9]+$' GROUP BY word;
