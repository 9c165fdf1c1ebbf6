ALTER TABLE "offers" ADD COLUMN "declines_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "offers_declining" ON "offers" USING btree ("declines_at") WHERE "offers"."state" = 'offered' and "offers"."declines_at" is not null;--> statement-breakpoint
-- Those declined as they were made: their sellers see them no longer.
UPDATE "offers" SET "declines_at" = "closed_at" WHERE "state" = 'declined' AND "reason" IS NULL AND "closed_at" = "created_at";
