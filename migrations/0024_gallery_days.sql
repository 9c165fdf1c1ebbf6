CREATE TABLE "gallery_days" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"new_members" integer NOT NULL,
	"works" integer NOT NULL,
	"new_works" integer NOT NULL,
	"sold" integer NOT NULL,
	"sales_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	"premium" integer NOT NULL,
	"new_premium" integer NOT NULL,
	"ended_premium" integer NOT NULL,
	"premium_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscriptions_created" ON "subscriptions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_ended" ON "subscriptions" USING btree ("ended_at");