CREATE TYPE "public"."alert_channel" AS ENUM('bell', 'email');--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'alert';--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"search_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"is_pending" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_matches_search_id_artwork_id_pk" PRIMARY KEY("search_id","artwork_id")
);
--> statement-breakpoint
CREATE TABLE "alert_queue" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"channel" "alert_channel" DEFAULT 'bell' NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"words" text,
	"filters" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "saved_search_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_queue" ADD CONSTRAINT "alert_queue_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_matches_artwork" ON "alert_matches" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "alert_matches_created" ON "alert_matches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_matches_pending" ON "alert_matches" USING btree ("search_id") WHERE "alert_matches"."is_pending";--> statement-breakpoint
CREATE INDEX "alert_queue_created" ON "alert_queue" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","search");--> statement-breakpoint
CREATE INDEX "saved_searches_filters" ON "saved_searches" USING btree ("filters") WHERE "saved_searches"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_uncompiled" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."words" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_saved_search" ON "notifications" USING btree ("saved_search_id") WHERE "notifications"."saved_search_id" is not null;