-- View events are partitioned by month: server/features/statistics/partitions.ts makes and drops the partitions.
-- Sums are read from the keys alone, where those of one artist lie side by side.
CREATE TABLE "artist_sums" (
	"artist_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"earned_cents" bigint DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"from_feed" integer DEFAULT 0 NOT NULL,
	"from_search" integer DEFAULT 0 NOT NULL,
	"from_profile" integer DEFAULT 0 NOT NULL,
	"from_link" integer DEFAULT 0 NOT NULL,
	"from_collection" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "artist_sums_artist_id_minutes_start_pk" PRIMARY KEY("artist_id","minutes","start") INCLUDE ("views","likes","checkouts","sold","earned_cents","visitors","followers","from_feed","from_search","from_profile","from_link","from_collection")
);
--> statement-breakpoint
CREATE TABLE "search_sums" (
	"artist_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_sums_artist_id_minutes_start_words_pk" PRIMARY KEY("artist_id","minutes","start","words") INCLUDE ("views")
);
--> statement-breakpoint
CREATE TABLE "searchers" (
	"artist_id" uuid NOT NULL,
	"words" text NOT NULL,
	"searcher" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "searchers_artist_id_words_searcher_pk" PRIMARY KEY("artist_id","words","searcher")
);
--> statement-breakpoint
CREATE TABLE "sums_closed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"through" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_sums" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_events" (
	"at" timestamp (3) with time zone NOT NULL,
	"artwork_id" uuid NOT NULL,
	"artist_id" uuid NOT NULL,
	"visitor" uuid NOT NULL,
	"source" text NOT NULL,
	"words" text
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "visitor_secrets" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_sums" (
	"artwork_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"earned_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "work_sums_artwork_id_minutes_start_pk" PRIMARY KEY("artwork_id","minutes","start") INCLUDE ("views","likes","checkouts","sold","earned_cents")
);
--> statement-breakpoint
ALTER TABLE "artist_sums" ADD CONSTRAINT "artist_sums_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_sums" ADD CONSTRAINT "search_sums_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searchers" ADD CONSTRAINT "searchers_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sums" ADD CONSTRAINT "video_sums_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_sums" ADD CONSTRAINT "work_sums_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searchers_day" ON "searchers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "view_events_at" ON "view_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "view_events_visitor" ON "view_events" USING btree ("visitor","artist_id","at");--> statement-breakpoint
CREATE INDEX "follows_created" ON "follows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchases_created" ON "purchases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchases_paid" ON "purchases" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "purchases_refunded" ON "purchases" USING btree ("refunded_at");