ALTER TABLE "offers" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "delivery_zone" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "delivery_days_from" smallint;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "delivery_days_to" smallint;