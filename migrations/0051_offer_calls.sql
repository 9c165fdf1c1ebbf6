ALTER TABLE "offers" ADD COLUMN "call_id" uuid;--> statement-breakpoint
CREATE INDEX "offers_call" ON "offers" USING btree ("call_id") WHERE "offers"."call_id" is not null;
