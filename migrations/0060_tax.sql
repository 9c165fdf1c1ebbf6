CREATE TABLE "tax_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text,
	"business_address" text,
	"tax_number" text,
	"company" text,
	"company_tax_number" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country" char(2) NOT NULL,
	"category" text NOT NULL,
	"percent" numeric(6, 3) NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_country_category_pk" PRIMARY KEY("country","category"),
	CONSTRAINT "tax_rates_category" CHECK ("tax_rates"."category" in ('original', 'edition', 'file', 'premium')),
	CONSTRAINT "tax_rates_percent" CHECK ("tax_rates"."percent" >= 0 and "tax_rates"."percent" < 100)
);
--> statement-breakpoint
ALTER TABLE "gallery_settings" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_country" char(2);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_percent" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "tax_amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_tax" CHECK (num_nulls("purchases"."tax_country", "purchases"."tax_category", "purchases"."tax_percent", "purchases"."tax_amount") in (0, 4));
