ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A text made of these rows is the newest as long as they have the version it was made of.
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
-- Every column but the counters.
CREATE TRIGGER "artworks_version" BEFORE UPDATE OF title, description, image_url, alt_text, medium, width, height, width_mm,
  height_mm, depth_mm, placeholder, category, making, tags, price, is_physical, delivery_cost, is_for_sale, is_open_to_offers,
  least_offer, is_nft_available, edition_size, sold_at, licence, credit, allows_ai_training, is_hidden, featured_at, user_id,
  created_at, updated_at ON artworks FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- What cards and pages of works show of their artist, but the counters.
CREATE TRIGGER "users_version" BEFORE UPDATE OF first_name, last_name, artist_name, profile_image_url, is_professional, city,
  borough, bio, is_credit_profile, is_subscriber ON users FOR EACH ROW EXECUTE FUNCTION count_version();
