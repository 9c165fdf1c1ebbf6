CREATE TABLE "artwork_images" (
	"artwork_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"image_url" text PRIMARY KEY NOT NULL,
	"alt_text" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_images_position" CHECK ("artwork_images"."position" between 1 and 9),
	CONSTRAINT "artwork_images_size" CHECK ("artwork_images"."width" > 0 and "artwork_images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "image_credentials" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"artwork_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"signed_revision" integer DEFAULT 0 NOT NULL,
	"version" text,
	"said" jsonb,
	"signed_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('artwork', 'view', 'avatar', 'cover', 'portfolio'));--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "other_alt_texts" text;--> statement-breakpoint
ALTER TABLE "artwork_prints" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork_prints" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lookalike_cases" ADD COLUMN "newer_image_url" text;--> statement-breakpoint
ALTER TABLE "lookalike_cases" ADD COLUMN "older_image_url" text;--> statement-breakpoint
ALTER TABLE "artwork_images" ADD CONSTRAINT "artwork_images_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_credentials" ADD CONSTRAINT "image_credentials_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_credentials" ADD CONSTRAINT "image_credentials_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_images_order" ON "artwork_images" USING btree ("artwork_id","position");--> statement-breakpoint
CREATE INDEX "image_credentials_artwork" ON "image_credentials" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "image_credentials_due" ON "image_credentials" USING btree ("published_at") WHERE "image_credentials"."revision" <> "image_credentials"."signed_revision";--> statement-breakpoint
CREATE INDEX "image_credentials_ends" ON "image_credentials" USING btree ("ends_at");--> statement-breakpoint
-- The works there are were compared, or are only what new ones are compared with.
UPDATE "artwork_prints" SET "compared_at" = "measured_at";--> statement-breakpoint
-- Also counts changes of a work's other pictures, which its page shows.
CREATE FUNCTION "count_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update artworks set version = version + 1 where id in (old.artwork_id, new.artwork_id);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "artwork_images_version" AFTER INSERT OR UPDATE OR DELETE ON "artwork_images"
  FOR EACH ROW EXECUTE FUNCTION count_pictures();
--> statement-breakpoint
DROP TRIGGER "artworks_version" ON "artworks";
--> statement-breakpoint
CREATE TRIGGER "artworks_version" BEFORE UPDATE OF title, description, image_url, alt_text, other_alt_texts, medium, width,
  height, width_mm, height_mm, depth_mm, placeholder, category, making, tags, price, is_physical, delivery_cost, is_for_sale,
  is_open_to_offers, least_offer, is_nft_available, edition_size, sold_at, licence, credit, allows_ai_training, is_hidden,
  featured_at, user_id, created_at, updated_at ON artworks FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- With the alternative texts of all pictures.
CREATE OR REPLACE FUNCTION "artwork_vector"(work artworks, artist users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(work.title, 'A')
    || public.search_vector(concat_ws(' ', array_to_string(work.tags, ' '), public.member_words(artist)), 'B')
    || public.search_vector(concat_ws(' ', work.medium, work.alt_text, work.other_alt_texts), 'C')
    || public.search_vector(work.description, 'D')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_artwork"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artwork_search (artwork_id, created_at, words)
  select new.id, new.created_at, artwork_vector(new, artist) from users artist where artist.id = new.user_id
  on conflict (artwork_id) do update set created_at = excluded.created_at,
    words = coalesce(artwork_search.colors, '') || excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.medium, new.alt_text,
    new.other_alt_texts, new.description));
  return null;
end $$;
--> statement-breakpoint
DROP TRIGGER "artworks_search" ON "artworks";
--> statement-breakpoint
CREATE TRIGGER "artworks_search" AFTER INSERT OR UPDATE OF title, description, alt_text, other_alt_texts, medium, tags, user_id,
  created_at ON "artworks" FOR EACH ROW EXECUTE FUNCTION index_artwork();
--> statement-breakpoint
-- Without marks: the pictures are to be measured again, and until then the colors of before are found.
CREATE OR REPLACE FUNCTION "set_artwork_colors"(artwork uuid, marks tsvector) RETURNS void LANGUAGE sql AS $$
  update artwork_search set colors = marks, words = coalesce(marks, colors, '') || artwork_vector(work, artist)
  from artworks work join users artist on artist.id = work.user_id
  where work.id = artwork and artwork_search.artwork_id = artwork
$$;
