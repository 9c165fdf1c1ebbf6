ALTER TABLE "video_imports" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_imports" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "video_imports" ADD CONSTRAINT "video_imports_status" CHECK ("video_imports"."status" in ('waiting', 'running', 'ended'));