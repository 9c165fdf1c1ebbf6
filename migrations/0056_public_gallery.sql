ALTER TABLE "gallery_settings" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_public" boolean;--> statement-breakpoint
CREATE INDEX "users_public" ON "users" USING btree ("id") WHERE "users"."is_public";