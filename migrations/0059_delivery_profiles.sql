CREATE TABLE "delivery_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"country" char(2) NOT NULL,
	"handling_days" smallint NOT NULL,
	"zones" jsonb NOT NULL,
	"left_out" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_profiles_handling" CHECK ("delivery_profiles"."handling_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "delivery_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery_profiles" ADD CONSTRAINT "delivery_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_profiles_user" ON "delivery_profiles" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_delivery_profile_id_delivery_profiles_id_fk" FOREIGN KEY ("delivery_profile_id") REFERENCES "public"."delivery_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artworks_delivery_profile" ON "artworks" USING btree ("delivery_profile_id") WHERE "artworks"."delivery_profile_id" is not null;--> statement-breakpoint
DROP TRIGGER "artworks_version" ON "artworks";
--> statement-breakpoint
CREATE TRIGGER "artworks_version" BEFORE UPDATE OF title, description, image_url, alt_text, other_alt_texts, medium, width,
  height, width_mm, height_mm, depth_mm, placeholder, category, making, tags, price, is_physical, delivery_cost,
  delivery_profile_id, is_for_sale, is_open_to_offers, least_offer, is_nft_available, edition_size, sold_at, licence, credit,
  allows_ai_training, is_hidden, featured_at, user_id, created_at, updated_at ON artworks FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- The page of a work shows what its profile promises.
CREATE FUNCTION "count_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update artworks set version = version + 1 where delivery_profile_id = new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "delivery_profiles_changed" AFTER UPDATE OF country, handling_days, zones, left_out ON "delivery_profiles"
  FOR EACH ROW EXECUTE FUNCTION count_delivery();
