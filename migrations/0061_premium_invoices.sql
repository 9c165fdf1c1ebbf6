CREATE TABLE "premium_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_to" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"tax_country" char(2),
	"tax_category" text,
	"tax_percent" numeric(6, 3),
	"tax_amount" numeric(10, 2),
	"billing" jsonb NOT NULL,
	"pdf_sha256" text,
	CONSTRAINT "premium_invoices_tax" CHECK (num_nulls("premium_invoices"."tax_country", "premium_invoices"."tax_category", "premium_invoices"."tax_percent", "premium_invoices"."tax_amount") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "premium_invoices" ADD CONSTRAINT "premium_invoices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_invoices_member" ON "premium_invoices" USING btree ("member_id","paid_at");
