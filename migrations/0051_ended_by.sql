ALTER TABLE "offers" ADD COLUMN "ended_by" uuid;--> statement-breakpoint
CREATE INDEX "offers_ended_by" ON "offers" USING btree ("ended_by") WHERE "offers"."ended_by" is not null;
