CREATE TABLE "member_visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"last_visit_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Members who were here before visits were recorded return, rather than come for the first time.
INSERT INTO "member_visits" ("user_id", "seen_at")
SELECT u."id", greatest(u."created_at",
	(SELECT max(d."seen_at") FROM "known_devices" d WHERE d."user_id" = u."id"),
	(SELECT max(s."seen_at") FROM "sessions" s WHERE s."sess" -> 'passport' ->> 'user' = u."id"::text))
FROM "users" u WHERE u."issuer" IS NOT NULL AND u."deleted_at" IS NULL;
