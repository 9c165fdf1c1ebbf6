CREATE TABLE "pinned_works" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "pinned_works_position" CHECK ("pinned_works"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "away_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "back_on" date;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pinned_works" ADD CONSTRAINT "pinned_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_works" ADD CONSTRAINT "pinned_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pinned_works_order" ON "pinned_works" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("artwork_id","parent_at","parent_id","created_at","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_away" CHECK (("users"."away_until" is null) = ("users"."back_on" is null));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply" CHECK (("comments"."parent_id" is null) = ("comments"."parent_at" is null));--> statement-breakpoint
-- What cards and pages of works show of their artist, but the counters; whether one may be bought from now, too.
DROP TRIGGER "users_version" ON users;
--> statement-breakpoint
CREATE TRIGGER "users_version" BEFORE UPDATE OF first_name, last_name, artist_name, profile_image_url, is_professional, city,
  borough, bio, is_credit_profile, is_subscriber, away_until, back_on ON users FOR EACH ROW EXECUTE FUNCTION count_version();
