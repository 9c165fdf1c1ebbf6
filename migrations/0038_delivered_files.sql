CREATE TABLE "delivered_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"upload_id" uuid NOT NULL,
	"sha256" text,
	"original_sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivered_files_uploadId_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "delivered_files" ADD CONSTRAINT "delivered_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;