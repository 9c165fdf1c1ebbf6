CREATE TABLE "gallery_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"commission_rate" numeric(5, 4) NOT NULL,
	"premium_commission_rate" numeric(5, 4) NOT NULL,
	"premium_price" numeric(10, 2) NOT NULL,
	"support_email" text,
	"coming_soon" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_settings_rates" CHECK ("gallery_settings"."commission_rate" between 0 and 0.3 and "gallery_settings"."premium_commission_rate" between 0 and "gallery_settings"."commission_rate"),
	CONSTRAINT "gallery_settings_price" CHECK ("gallery_settings"."premium_price" >= 0.5)
);
