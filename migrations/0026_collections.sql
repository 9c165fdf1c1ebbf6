CREATE TYPE "public"."collection_visibility" AS ENUM('private', 'link', 'public');--> statement-breakpoint
ALTER TYPE "public"."report_subject" ADD VALUE 'collection';--> statement-breakpoint
CREATE TABLE "collection_follows" (
	"collection_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_follows_collection_id_follower_id_pk" PRIMARY KEY("collection_id","follower_id")
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"artwork_id" uuid,
	"position" bigint NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"visibility" "collection_visibility" DEFAULT 'private' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"cover_item_id" uuid,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_default_private" CHECK (not "collections"."is_default" or "collections"."visibility" = 'private')
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_sums" ADD COLUMN "saves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_sums" ADD COLUMN "saves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_follows" ADD CONSTRAINT "collection_follows_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_follows" ADD CONSTRAINT "collection_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_follows_follower" ON "collection_follows" USING btree ("follower_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_once" ON "collection_items" USING btree ("collection_id","artwork_id");--> statement-breakpoint
CREATE INDEX "collection_items_place" ON "collection_items" USING btree ("collection_id","position","id");--> statement-breakpoint
CREATE INDEX "collection_items_owner" ON "collection_items" USING btree ("owner_id","artwork_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_items_artwork" ON "collection_items" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "collection_items_created" ON "collection_items" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_default" ON "collections" USING btree ("owner_id") WHERE "collections"."is_default";--> statement-breakpoint
CREATE INDEX "collections_owner" ON "collections" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
-- The sums are read from the primary keys alone.
ALTER TABLE "artist_sums" DROP CONSTRAINT "artist_sums_artist_id_minutes_start_pk";--> statement-breakpoint
ALTER TABLE "artist_sums" ADD CONSTRAINT "artist_sums_artist_id_minutes_start_pk" PRIMARY KEY("artist_id","minutes","start") INCLUDE ("views","likes","saves","checkouts","sold","earned_cents","visitors","followers","from_feed","from_search","from_profile","from_link","from_collection");--> statement-breakpoint
ALTER TABLE "work_sums" DROP CONSTRAINT "work_sums_artwork_id_minutes_start_pk";--> statement-breakpoint
ALTER TABLE "work_sums" ADD CONSTRAINT "work_sums_artwork_id_minutes_start_pk" PRIMARY KEY("artwork_id","minutes","start") INCLUDE ("views","likes","saves","checkouts","sold","earned_cents");
