ALTER TYPE "public"."notification_type" ADD VALUE 'email';--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"likes" boolean DEFAULT false NOT NULL,
	"comments" boolean DEFAULT false NOT NULL,
	"followers" boolean DEFAULT false NOT NULL,
	"messages" boolean DEFAULT true NOT NULL,
	"is_unsubscribed" boolean DEFAULT false NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"refused_address" text,
	"told_unverified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"dedupe_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"message_id" text,
	"address" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('waiting', 'sent', 'refused', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"times" integer NOT NULL,
	"code" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_mail_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mail_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sandbox_mail_recipient" ON "sandbox_mail" USING btree ("recipient","id");--> statement-breakpoint
-- Answers to members are always in the bell now; moderators may still mute new requests.
delete from notification_mutes using users where users.id = notification_mutes.user_id
  and notification_mutes.type = 'support' and users.role = 'member';
