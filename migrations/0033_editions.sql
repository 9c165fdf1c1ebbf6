DROP INDEX "purchases_one_live";--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "edition_size" smallint;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "edition_number" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_live" ON "purchases" USING btree ("artwork_id",coalesce("edition_number", 0)) WHERE "purchases"."status" in ('pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed');--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_edition" CHECK ("artworks"."edition_size" between 2 and 500);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_edition" CHECK ("purchases"."edition_number" between 1 and 500);