ALTER TABLE "cases" ADD COLUMN "is_own_initiative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What moderators decide about a member cannot be muted any more.
DELETE FROM "notification_mutes" WHERE "type" = 'moderation';
