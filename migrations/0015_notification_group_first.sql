DROP INDEX "notifications_group";--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("group_key","user_id");--> statement-breakpoint
-- Lists are read most by members with many notifications. With the true average, a handful, Postgres would sort and check
-- all of them; so it reads the newest in order until the page is full.
ALTER TABLE "notifications" ALTER COLUMN "user_id" SET (n_distinct = -0.004);
