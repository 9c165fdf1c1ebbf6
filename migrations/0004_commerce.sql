ALTER TYPE "public"."notification_type" ADD VALUE 'order';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'premium';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'support';--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"member_id" uuid,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('provider', 'artist', 'commission', 'premium', 'contested')),
	CONSTRAINT "ledger_entries_artist" CHECK (("ledger_entries"."account" = 'artist') = ("ledger_entries"."member_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"purchase_id" uuid,
	"member_id" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'refund', 'transfer', 'reversal', 'dispute', 'dispute_won', 'dispute_lost', 'subscription', 'subscription_refund'))
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"asked_by" uuid,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'accepted', 'declined', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"stripe_subscription_id" text,
	"status" text DEFAULT 'starting' NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"card_expires" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('starting', 'incomplete', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete_expired'))
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"purchase_id" uuid,
	"is_about_premium" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_requests_answered" CHECK (("support_requests"."answer" is null) = ("support_requests"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "shipping_address" SET DATA TYPE jsonb USING null;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "is_physical" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "delivery_cost" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "support_request_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "attempted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "stripe_reversal_id" text;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "ship_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "verification_code" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "pdf_sha256" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'artwork' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "ledger_transactions_purchase" ON "ledger_transactions" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_member" ON "ledger_transactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_happened" ON "ledger_transactions" USING btree ("happened_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_live" ON "refund_requests" USING btree ("purchase_id") WHERE "refund_requests"."status" in ('open', 'declined', 'accepted');--> statement-breakpoint
CREATE INDEX "refund_requests_purchase" ON "refund_requests" USING btree ("purchase_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("created_at","id") WHERE "refund_requests"."status" in ('open', 'declined', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" in ('starting', 'incomplete', 'active', 'past_due', 'unpaid');--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_requests_purchase" ON "support_requests" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("created_at","id") WHERE "support_requests"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_support_request_id_support_requests_id_fk" FOREIGN KEY ("support_request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_purchase" ON "notifications" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "notifications_support" ON "notifications" USING btree ("support_request_id");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("due_at") WHERE "commissions"."status" in ('pending', 'paying');--> statement-breakpoint
CREATE INDEX "purchases_unshipped" ON "purchases" USING btree ("paid_at") WHERE "purchases"."status" = 'paid' and "purchases"."is_physical_item";--> statement-breakpoint
CREATE INDEX "purchases_shipped" ON "purchases" USING btree ("shipped_at") WHERE "purchases"."status" = 'shipped';--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_stripeReversalId_unique" UNIQUE("stripe_reversal_id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_verificationCode_unique" UNIQUE("verification_code");--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_delivery" CHECK ("artworks"."delivery_cost" >= 0 and ("artworks"."is_physical" or "artworks"."delivery_cost" = 0));--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_status" CHECK ("commissions"."status" in ('pending', 'paying', 'paid', 'reversed', 'canceled'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('artwork', 'avatar'));--> statement-breakpoint
-- The sides of a movement add up to zero, and what is written in the books stays as it is.
CREATE FUNCTION "ledger_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  left_over bigint;
begin
  select sum(amount_cents) into left_over from ledger_entries where transaction_id = new.transaction_id;
  if left_over <> 0 then
    raise exception 'ledger transaction % is out of balance by % cents', new.transaction_id, left_over
      using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_balances" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the ledger is append only' using errcode = 'check_violation', constraint = 'ledger_is_append_only';
end $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
-- What was sold before there were books.
UPDATE "commissions" c SET "due_at" = p."paid_at" + interval '3 days'
  FROM "purchases" p WHERE p."id" = c."purchase_id" AND c."status" = 'pending' AND p."paid_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_transactions" ("kind", "reference", "purchase_id", "happened_at")
  SELECT 'charge', coalesce("stripe_charge_id", 'purchase:' || "id"), "id", "paid_at" FROM "purchases"
  WHERE "status" IN ('paid', 'shipped', 'delivered', 'disputed') AND "paid_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "member_id", "amount_cents")
  SELECT t."id", side."account", side."member_id", side."cents"
  FROM "ledger_transactions" t JOIN "purchases" p ON p."id" = t."purchase_id"
  CROSS JOIN LATERAL (VALUES
    ('provider', null::uuid, ((p."amount" + p."delivery_cost") * 100)::integer),
    ('artist', p."seller_id", (-(p."artist_amount" + p."delivery_cost") * 100)::integer),
    ('commission', null::uuid, (-p."commission_amount" * 100)::integer)
  ) AS side ("account", "member_id", "cents")
  WHERE t."kind" = 'charge';
