ALTER TABLE "lookalike_cases" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "lookalike_cases" SET "held_until" = "objected_at" + interval '7 days' WHERE "held_at" IS NOT NULL AND "released_at" IS NULL;
