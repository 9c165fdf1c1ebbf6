ALTER TABLE "uploads" ADD COLUMN "checking_until" timestamp (3) with time zone;--> statement-breakpoint
-- A sale's notification names its purchase; so far only its key did.
UPDATE "notifications" SET "purchase_id" = "purchases"."id" FROM "purchases"
WHERE "notifications"."type" = 'sale' AND "notifications"."group_key" = 'sale:' || "purchases"."id";
