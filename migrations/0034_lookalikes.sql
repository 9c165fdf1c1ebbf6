ALTER TYPE "public"."case_decision" ADD VALUE 'mark_stolen';--> statement-breakpoint
ALTER TYPE "public"."case_decision" ADD VALUE 'hide_older';--> statement-breakpoint
ALTER TYPE "public"."case_kind" ADD VALUE 'lookalike';--> statement-breakpoint
CREATE TABLE "artwork_hashes" (
	"artwork_id" uuid NOT NULL,
	"hash" bigint NOT NULL,
	"crop" smallint NOT NULL,
	"band0" smallint GENERATED ALWAYS AS ((((hash >> 0) & 65535) - 32768)::smallint) STORED NOT NULL,
	"band1" smallint GENERATED ALWAYS AS ((((hash >> 16) & 65535) - 32768)::smallint) STORED NOT NULL,
	"band2" smallint GENERATED ALWAYS AS ((((hash >> 32) & 65535) - 32768)::smallint) STORED NOT NULL,
	"band3" smallint GENERATED ALWAYS AS ((((hash >> 48) & 65535) - 32768)::smallint) STORED NOT NULL,
	CONSTRAINT "artwork_hashes_artwork_id_crop_pk" PRIMARY KEY("artwork_id","crop")
);
--> statement-breakpoint
CREATE TABLE "artwork_prints" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"is_new" boolean NOT NULL,
	"measured_at" timestamp (3) with time zone,
	"stolen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lookalike_cases" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"newer_id" uuid,
	"older_id" uuid,
	"bits" smallint NOT NULL,
	"likeness" smallint NOT NULL,
	"is_mirrored" boolean NOT NULL,
	"cropped" smallint NOT NULL,
	"others_count" smallint NOT NULL,
	"stolen_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"objection" text,
	"objected_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "artwork_hashes" ADD CONSTRAINT "artwork_hashes_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_prints" ADD CONSTRAINT "artwork_prints_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookalike_cases" ADD CONSTRAINT "lookalike_cases_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookalike_cases" ADD CONSTRAINT "lookalike_cases_newer_id_artworks_id_fk" FOREIGN KEY ("newer_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookalike_cases" ADD CONSTRAINT "lookalike_cases_older_id_artworks_id_fk" FOREIGN KEY ("older_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_hashes_band0" ON "artwork_hashes" USING btree ("band0","hash");--> statement-breakpoint
CREATE INDEX "artwork_hashes_band1" ON "artwork_hashes" USING btree ("band1","hash");--> statement-breakpoint
CREATE INDEX "artwork_hashes_band2" ON "artwork_hashes" USING btree ("band2","hash");--> statement-breakpoint
CREATE INDEX "artwork_hashes_band3" ON "artwork_hashes" USING btree ("band3","hash");--> statement-breakpoint
CREATE INDEX "artwork_prints_unmeasured" ON "artwork_prints" USING btree ("is_new") WHERE "artwork_prints"."measured_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lookalike_cases_pair" ON "lookalike_cases" USING btree ("newer_id","older_id");--> statement-breakpoint
CREATE INDEX "lookalike_cases_older" ON "lookalike_cases" USING btree ("older_id");--> statement-breakpoint
CREATE INDEX "lookalike_cases_held" ON "lookalike_cases" USING btree ("held_until") WHERE "lookalike_cases"."held_at" is not null and "lookalike_cases"."released_at" is null;