ALTER TYPE "public"."report_subject" ADD VALUE 'offer';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'offer';--> statement-breakpoint
CREATE TABLE "offer_turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"words" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artwork_id" uuid,
	"title" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"amount" numeric(10, 2) NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_not_own" CHECK ("offers"."buyer_id" <> "offers"."seller_id"),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('offered', 'countered', 'last_offered', 'accepted', 'paid', 'unpaid', 'declined', 'withdrawn', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "is_open_to_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "least_offer" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "offer_turns" ADD CONSTRAINT "offer_turns_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_turns" ADD CONSTRAINT "offer_turns_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_turns_offer" ON "offer_turns" USING btree ("offer_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_turns_author" ON "offer_turns" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live" ON "offers" USING btree ("artwork_id","buyer_id") WHERE "offers"."state" in ('offered', 'countered', 'last_offered', 'accepted');--> statement-breakpoint
CREATE INDEX "offers_buyer" ON "offers" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_seller" ON "offers" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_artwork" ON "offers" USING btree ("artwork_id","buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("deadline") WHERE "offers"."state" in ('offered', 'countered', 'last_offered', 'accepted');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_offer" ON "notifications" USING btree ("offer_id") WHERE "notifications"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "purchases_offer" ON "purchases" USING btree ("offer_id") WHERE "purchases"."offer_id" is not null;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_least_offer" CHECK ("artworks"."least_offer" > 0);