CREATE UNLOGGED TABLE "saved_responses" (
	"call" text PRIMARY KEY NOT NULL,
	"body" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_responses_expiry" ON "saved_responses" USING btree ("expires_at");