-- Payments of purchases and projects become charges and transfers. A charge keeps the id that the provider's records
-- name: that of the purchase, or of the hire payment.
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payee_id" uuid,
	"amount_cents" integer NOT NULL,
	"payee_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"stripe_payment_intent_id" text,
	"stripe_charge_id" text,
	"failure_message" text,
	"paid_at" timestamp (3) with time zone,
	"stripe_refund_id" text,
	"refunded_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_stripePaymentIntentId_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "charges_stripeRefundId_unique" UNIQUE("stripe_refund_id"),
	CONSTRAINT "charges_kind" CHECK ("charges"."kind" in ('full', 'upfront', 'final')),
	CONSTRAINT "charges_status" CHECK ("charges"."status" in ('open', 'processing', 'paid', 'refunding', 'refunded', 'canceled')),
	CONSTRAINT "charges_dispute" CHECK ("charges"."dispute" in ('none', 'open', 'won', 'lost')),
	CONSTRAINT "charges_split" CHECK ("charges"."payee_cents" + "charges"."commission_cents" + "charges"."refunded_cents" = "charges"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempted_at" timestamp (3) with time zone,
	"failure_code" text,
	"stripe_transfer_id" text,
	"paid_at" timestamp (3) with time zone,
	"stripe_reversal_id" text,
	"reversed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_stripeTransferId_unique" UNIQUE("stripe_transfer_id"),
	CONSTRAINT "transfers_stripeReversalId_unique" UNIQUE("stripe_reversal_id"),
	CONSTRAINT "transfers_status" CHECK ("transfers"."status" in ('pending', 'paying', 'paid', 'reversed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "hire_acceptances" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL
);
--> statement-breakpoint
-- A purchase that was canceled and paid all the same is being refunded, or was.
INSERT INTO "charges" ("id", "owner_kind", "owner_id", "kind", "payee_id", "amount_cents", "payee_cents", "commission_cents",
	"refunded_cents", "status", "dispute", "stripe_payment_intent_id", "stripe_charge_id", "failure_message", "paid_at",
	"stripe_refund_id", "refunded_at", "released_at", "created_at", "updated_at")
SELECT "id", 'purchase', "id", 'full', "seller_id", "total",
	CASE WHEN "next" IN ('refunding', 'refunded') THEN 0 ELSE "total" - "fee" END,
	CASE WHEN "next" IN ('refunding', 'refunded') THEN 0 ELSE "fee" END,
	CASE WHEN "next" IN ('refunding', 'refunded') THEN "total" ELSE 0 END,
	"next", "dispute", "stripe_payment_intent_id", coalesce("stripe_charge_id", "charged"), "failure_message",
	coalesce("paid_at", "charged_at"), "refund", CASE WHEN "next" = 'refunded' THEN "refunded_at" END,
	CASE WHEN "charged" IS NOT NULL THEN coalesce("paid_at", "charged_at") END, "created_at", "updated_at"
FROM (
	SELECT p.*, ((p."amount" + p."delivery_cost") * 100)::integer AS "total",
		(p."commission_amount" * 100)::integer AS "fee",
		b."charged", b."charged_at", b."refund",
		CASE
			WHEN p."status" = 'pending' THEN 'open'
			WHEN p."status" IN ('processing', 'refunded') THEN p."status"
			WHEN p."status" IN ('canceled', 'failed') AND (b."refund" IS NOT NULL OR b."dispute" = 'lost') THEN 'refunded'
			WHEN p."status" IN ('canceled', 'failed') AND b."charged" IS NOT NULL THEN 'refunding'
			WHEN p."status" IN ('canceled', 'failed') THEN 'canceled'
			WHEN EXISTS (SELECT 1 FROM "refund_requests" r WHERE r."purchase_id" = p."id" AND r."status" = 'accepted')
				THEN 'refunding'
			ELSE 'paid'
		END AS "next",
		CASE WHEN p."status" = 'disputed' THEN 'open' ELSE coalesce(b."dispute", 'none') END AS "dispute"
	FROM "purchases" p
	LEFT JOIN LATERAL (
		SELECT max(t."reference") FILTER (WHERE t."kind" = 'charge') AS "charged",
			max(t."happened_at") FILTER (WHERE t."kind" = 'charge') AS "charged_at",
			max(t."reference") FILTER (WHERE t."kind" = 'refund') AS "refund",
			CASE
				WHEN bool_or(t."kind" = 'dispute_lost') THEN 'lost'
				WHEN count(*) FILTER (WHERE t."kind" = 'dispute') > count(*) FILTER (WHERE t."kind" = 'dispute_won') THEN 'open'
				WHEN bool_or(t."kind" = 'dispute_won') THEN 'won'
			END AS "dispute"
		FROM "ledger_transactions" t WHERE t."purchase_id" = p."id"
	) b ON true
) s;
--> statement-breakpoint
INSERT INTO "transfers" ("id", "charge_id", "member_id", "amount_cents", "status", "due_at", "attempted_at", "failure_code",
	"stripe_transfer_id", "paid_at", "stripe_reversal_id", "reversed_at", "created_at")
SELECT c."id", c."purchase_id", p."seller_id", (c."amount" * 100)::integer, c."status", c."due_at", c."attempted_at",
	c."failure_code", c."stripe_transfer_id", c."paid_at", c."stripe_reversal_id", c."reversed_at", c."created_at"
FROM "commissions" c JOIN "purchases" p ON p."id" = c."purchase_id";
--> statement-breakpoint
INSERT INTO "charges" ("id", "owner_kind", "owner_id", "kind", "payee_id", "amount_cents", "payee_cents", "commission_cents",
	"refunded_cents", "status", "stripe_payment_intent_id", "stripe_charge_id", "failure_message", "paid_at",
	"stripe_refund_id", "refunded_at", "released_at", "created_at", "updated_at")
SELECT h."id", 'project', h."project_id", h."kind", p."designer_id", h."amount_cents", h."designer_cents",
	h."commission_cents", h."refunded_cents", CASE h."status" WHEN 'failed' THEN 'canceled' ELSE h."status" END,
	h."stripe_payment_intent_id", h."stripe_charge_id", h."failure_message", h."paid_at", h."stripe_refund_id",
	h."refunded_at", h."released_at", h."created_at", h."updated_at"
FROM "hire_payments" h JOIN "hire_projects" p ON p."id" = h."project_id";
--> statement-breakpoint
INSERT INTO "hire_acceptances" ("charge_id", "application_id")
SELECT "id", "application_id" FROM "hire_payments" WHERE "application_id" IS NOT NULL;
--> statement-breakpoint
-- A reversed transfer had become `none` without its own id; the ledger has it, and when it happened.
INSERT INTO "transfers" ("charge_id", "member_id", "amount_cents", "status", "due_at", "attempted_at", "failure_code",
	"stripe_transfer_id", "paid_at", "stripe_reversal_id", "reversed_at", "created_at")
SELECT h."id", p."designer_id", coalesce(t."cents", h."designer_cents"),
	CASE WHEN h."payout_status" <> 'none' THEN h."payout_status" WHEN h."stripe_transfer_id" IS NULL THEN 'canceled' ELSE 'reversed' END,
	h."released_at", h."attempted_at", h."payout_failure_code", h."stripe_transfer_id", h."transferred_at",
	CASE WHEN h."payout_status" = 'none' THEN r."reference" END,
	CASE WHEN h."payout_status" = 'none' THEN r."happened_at" END, h."released_at"
FROM "hire_payments" h JOIN "hire_projects" p ON p."id" = h."project_id"
LEFT JOIN LATERAL (
	SELECT e."amount_cents" AS "cents" FROM "ledger_transactions" t
	JOIN "ledger_entries" e ON e."transaction_id" = t."id" AND e."account" = 'artist'
	WHERE t."kind" = 'transfer' AND t."reference" = h."stripe_transfer_id"
) t ON true
LEFT JOIN LATERAL (
	SELECT t."reference", t."happened_at" FROM "ledger_transactions" t
	WHERE h."stripe_transfer_id" IS NOT NULL AND t."kind" = 'reversal' AND t."hire_project_id" = h."project_id"
	ORDER BY t."happened_at", t."reference"
	OFFSET (SELECT count(*) FROM "hire_payments" o WHERE o."project_id" = h."project_id" AND o."payout_status" = 'none'
		AND o."stripe_transfer_id" IS NOT NULL AND (o."refunded_at", o."id") < (h."refunded_at", h."id"))
	LIMIT 1
) r ON true
WHERE h."released_at" IS NOT NULL AND p."designer_id" IS NOT NULL
	AND (h."payout_status" <> 'none' OR h."stripe_transfer_id" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "charge_id" uuid;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DISABLE TRIGGER "ledger_transactions_append_only";
--> statement-breakpoint
UPDATE "ledger_transactions" SET "charge_id" = "purchase_id" WHERE "purchase_id" IS NOT NULL;
--> statement-breakpoint
-- Bank disputes do not name the payment: it is the refunded one if the dispute was lost, else one that was paid.
UPDATE "ledger_transactions" t SET "charge_id" = (
	SELECT h."id" FROM "hire_payments" h LEFT JOIN "transfers" x ON x."charge_id" = h."id"
	WHERE h."project_id" = t."hire_project_id"
	ORDER BY (t."reference" IN (h."id"::text, coalesce(h."stripe_charge_id", ''), coalesce(h."stripe_payment_intent_id", ''),
			coalesce(h."stripe_refund_id", ''), coalesce(h."stripe_transfer_id", ''), coalesce(x."stripe_reversal_id", ''))) DESC,
		(h."paid_at" IS NOT NULL) DESC,
		(h."status" = 'refunded' AND (t."kind" = 'hire_refund' OR EXISTS (
			SELECT 1 FROM "ledger_transactions" l WHERE l."kind" = 'hire_dispute_lost' AND l."reference" = t."reference"))) DESC,
		h."created_at", h."id"
	LIMIT 1
) WHERE t."hire_project_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "ledger_transactions" SET "kind" = substr("kind", 6) WHERE "kind" LIKE 'hire\_%';
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE TRIGGER "ledger_transactions_append_only";
--> statement-breakpoint
UPDATE "charges" c SET "dispute" = b."dispute", "updated_at" = c."updated_at" FROM (
	SELECT t."charge_id", CASE
			WHEN bool_or(t."kind" = 'dispute_lost') THEN 'lost'
			WHEN count(*) FILTER (WHERE t."kind" = 'dispute') > count(*) FILTER (WHERE t."kind" = 'dispute_won') THEN 'open'
			ELSE 'won'
		END AS "dispute"
	FROM "ledger_transactions" t WHERE t."kind" IN ('dispute', 'dispute_won', 'dispute_lost') GROUP BY t."charge_id"
) b WHERE b."charge_id" = c."id" AND c."owner_kind" = 'project';
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP COLUMN "purchase_id";
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP COLUMN "hire_project_id";
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'release', 'refund', 'transfer', 'reversal', 'dispute', 'dispute_won', 'dispute_lost', 'subscription', 'subscription_refund'));
--> statement-breakpoint
DROP TABLE "hire_payments";
--> statement-breakpoint
ALTER TABLE "commissions" DROP COLUMN "due_at";
--> statement-breakpoint
ALTER TABLE "commissions" DROP COLUMN "attempted_at";
--> statement-breakpoint
ALTER TABLE "commissions" DROP COLUMN "failure_code";
--> statement-breakpoint
ALTER TABLE "commissions" DROP COLUMN "stripe_reversal_id";
--> statement-breakpoint
ALTER TABLE "commissions" DROP COLUMN "reversed_at";
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hire_acceptances" ADD CONSTRAINT "hire_acceptances_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hire_acceptances" ADD CONSTRAINT "hire_acceptances_application_id_hire_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."hire_applications"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_live" ON "charges" USING btree ("owner_kind","owner_id","kind") WHERE "charges"."status" in ('open', 'processing', 'paid');
--> statement-breakpoint
CREATE INDEX "charges_owner" ON "charges" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "charges_payee" ON "charges" USING btree ("payee_id");
--> statement-breakpoint
CREATE INDEX "charges_unsettled" ON "charges" USING btree ("created_at") WHERE "charges"."status" in ('open', 'processing', 'refunding') or "charges"."dispute" = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_live" ON "transfers" USING btree ("charge_id") WHERE "transfers"."status" in ('pending', 'paying', 'paid');
--> statement-breakpoint
CREATE INDEX "transfers_charge" ON "transfers" USING btree ("charge_id");
--> statement-breakpoint
CREATE INDEX "transfers_member" ON "transfers" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("due_at") WHERE "transfers"."status" in ('pending', 'paying');
--> statement-breakpoint
CREATE INDEX "hire_acceptances_application" ON "hire_acceptances" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_charge" ON "ledger_transactions" USING btree ("charge_id");
