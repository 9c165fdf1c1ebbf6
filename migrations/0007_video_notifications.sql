ALTER TYPE "public"."notification_type" ADD VALUE 'video';--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "content_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_content_id_inspiration_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."inspiration_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_content" ON "notifications" USING btree ("content_id");