ALTER TYPE "public"."notification_type" ADD VALUE 'draft';--> statement-breakpoint
CREATE TABLE "artwork_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"import_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_drafts_failure" CHECK (("artwork_drafts"."failure" is null) = ("artwork_drafts"."failed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_in_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "left_draft_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "artwork_drafts" ADD CONSTRAINT "artwork_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_drafts_user" ON "artwork_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_drafts_import" ON "artwork_drafts" USING btree ("user_id","import_key");--> statement-breakpoint
CREATE INDEX "artwork_drafts_due" ON "artwork_drafts" USING btree ("publish_at") WHERE "artwork_drafts"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_draft_id_artwork_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."artwork_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_draft" ON "notifications" USING btree ("draft_id") WHERE "notifications"."draft_id" is not null;