CREATE TABLE "refund_pictures" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_status";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
DROP INDEX "refund_requests_one_live";--> statement-breakpoint
DROP INDEX "refund_requests_waiting";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "offered_cents" integer;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "offer_declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "part_cents" integer;--> statement-breakpoint
ALTER TABLE "refund_pictures" ADD CONSTRAINT "refund_pictures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_pictures" ADD CONSTRAINT "refund_pictures_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_pictures_request" ON "refund_pictures" USING btree ("request_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_live" ON "refund_requests" USING btree ("purchase_id") WHERE "refund_requests"."status" in ('open', 'offered', 'declined', 'accepted');--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("created_at","id") WHERE "refund_requests"."status" in ('open', 'offered', 'declined', 'accepted');--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'offered', 'accepted', 'settled', 'declined', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('artwork', 'view', 'avatar', 'cover', 'portfolio', 'refund'));