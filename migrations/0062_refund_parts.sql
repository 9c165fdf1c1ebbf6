CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"commission_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"stripe_refund_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_stripeRefundId_unique" UNIQUE("stripe_refund_id"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'done', 'canceled')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_part" CHECK ("refunds"."commission_cents" between 0 and "refunds"."price_cents" and "refunds"."price_cents" <= "refunds"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reversed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_charge" ON "refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "refunds_refunded" ON "refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_pending" ON "refunds" USING btree ("charge_id") WHERE "refunds"."status" = 'pending';