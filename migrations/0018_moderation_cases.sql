CREATE TYPE "public"."case_decision" AS ENUM('dismiss', 'label_ai', 'hide', 'restore', 'warn', 'suspend', 'uphold');--> statement-breakpoint
CREATE TYPE "public"."case_kind" AS ENUM('report', 'appeal');--> statement-breakpoint
ALTER TYPE "public"."report_subject" ADD VALUE 'portfolio';--> statement-breakpoint
ALTER TYPE "public"."report_subject" ADD VALUE 'course_review';--> statement-breakpoint
ALTER TYPE "public"."report_subject" ADD VALUE 'hire_review';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'moderation';--> statement-breakpoint
CREATE TABLE "appeals" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_assignments" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"taken_by" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queue_assignments_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "case_kind" NOT NULL,
	"subject" "report_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"decision" "case_decision" NOT NULL,
	"reason" "report_reason",
	"before" jsonb NOT NULL,
	"words" text,
	"suspended_days" integer,
	"suspended_until" timestamp (3) with time zone,
	"decided_by" uuid,
	"by_exception" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_decisions_suspension" CHECK (("case_decisions"."decision" = 'suspend') = ("case_decisions"."suspended_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason_code" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_reviews" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_case_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."case_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_assignments" ADD CONSTRAINT "queue_assignments_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_once" ON "appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "queue_assignments_member" ON "queue_assignments" USING btree ("taken_by");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_reports" ON "cases" USING btree ("subject","subject_id") WHERE "cases"."decided_at" is null and "cases"."kind" = 'report';--> statement-breakpoint
CREATE INDEX "cases_due" ON "cases" USING btree ("due_at","id") WHERE "cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_decided" ON "cases" USING btree ("decided_at","id") WHERE "cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_member" ON "cases" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_decisions_once" ON "case_decisions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_decisions_by" ON "case_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "staff_acts_newest" ON "staff_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_acts_actor" ON "staff_acts" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "staff_acts_subject" ON "staff_acts" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_case" ON "notifications" USING btree ("case_id") WHERE "notifications"."case_id" is not null;
--> statement-breakpoint
CREATE FUNCTION "staff_acts_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the log of staff acts is append only'
    using errcode = 'check_violation', constraint = 'staff_acts_are_append_only';
end $$;--> statement-breakpoint
CREATE TRIGGER "staff_acts_append_only" BEFORE UPDATE OR DELETE ON "staff_acts"
  FOR EACH ROW EXECUTE FUNCTION "staff_acts_are_append_only"();--> statement-breakpoint
CREATE TRIGGER "staff_acts_no_truncate" BEFORE TRUNCATE ON "staff_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION "staff_acts_are_append_only"();
