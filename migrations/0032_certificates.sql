ALTER TYPE "public"."notification_type" ADD VALUE 'certificate';--> statement-breakpoint
CREATE TABLE "certificate_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "certificate_owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"statement" text,
	"signature" text,
	"key_id" text,
	"voided_at" timestamp (3) with time zone,
	"voided_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_signed" CHECK (("certificates"."statement" is null) = ("certificates"."signature" is null) and ("certificates"."statement" is null) = ("certificates"."key_id" is null)),
	CONSTRAINT "certificates_void" CHECK (("certificates"."voided_at" is null) = ("certificates"."voided_by" is null)),
	CONSTRAINT "certificates_voided_by" CHECK ("certificates"."voided_by" in ('refund', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "certificate_links" ADD CONSTRAINT "certificate_links_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_links" ADD CONSTRAINT "certificate_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_owners" ADD CONSTRAINT "certificate_owners_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_owners" ADD CONSTRAINT "certificate_owners_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_key_id_certificate_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."certificate_keys"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_links_open" ON "certificate_links" USING btree ("certificate_id") WHERE "certificate_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "certificate_links_made_by" ON "certificate_links" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "certificate_owners_chain" ON "certificate_owners" USING btree ("certificate_id","since");--> statement-breakpoint
CREATE INDEX "certificate_owners_member" ON "certificate_owners" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "certificates_owner" ON "certificates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "certificates_unsigned" ON "certificates" USING btree ("created_at") WHERE "certificates"."statement" is null;