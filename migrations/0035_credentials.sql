CREATE TABLE "artwork_credentials" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"signed_revision" integer DEFAULT 0 NOT NULL,
	"version" text,
	"said" jsonb,
	"signed_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_manifests" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"validity" text NOT NULL,
	"signer" text,
	"generator" text,
	"source_type" text,
	"signed_at" timestamp (3) with time zone,
	"is_embeddable" boolean NOT NULL,
	"is_label_lifted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "upload_manifests_validity" CHECK ("upload_manifests"."validity" in ('known', 'unknown', 'expired', 'damaged'))
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "allows_ai_training" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artwork_credentials" ADD CONSTRAINT "artwork_credentials_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_credentials" ADD CONSTRAINT "artwork_credentials_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_manifests" ADD CONSTRAINT "upload_manifests_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_credentials_upload" ON "artwork_credentials" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "artwork_credentials_due" ON "artwork_credentials" USING btree ("published_at") WHERE "artwork_credentials"."revision" <> "artwork_credentials"."signed_revision";--> statement-breakpoint
CREATE INDEX "artwork_credentials_ends" ON "artwork_credentials" USING btree ("ends_at");