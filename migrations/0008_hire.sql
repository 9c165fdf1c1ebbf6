CREATE TABLE "application_works" (
	"application_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "application_works_application_id_portfolio_id_pk" PRIMARY KEY("application_id","portfolio_id")
);
--> statement-breakpoint
CREATE TABLE "hire_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"designer_id" uuid NOT NULL,
	"message" text,
	"proposed_price" numeric(10, 2),
	"timeline_days" integer,
	"status" text DEFAULT 'sent' NOT NULL,
	"is_shortlisted" boolean DEFAULT false NOT NULL,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_applications_status" CHECK ("hire_applications"."status" in ('sent', 'withdrawn', 'declined', 'accepted', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "hire_cards" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hire_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"opened_by" uuid,
	"reason" text NOT NULL,
	"outcome" text,
	"designer_cents" integer,
	"decided_by" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "hire_disputes_outcome" CHECK ("hire_disputes"."outcome" in ('complete', 'cancel', 'split')),
	CONSTRAINT "hire_disputes_decided" CHECK (("hire_disputes"."outcome" is null) = ("hire_disputes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "hire_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hire_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"actor_id" uuid,
	"member_id" uuid,
	"kind" text NOT NULL,
	"words" text,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hire_invitations" (
	"project_id" uuid NOT NULL,
	"designer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_invitations_project_id_designer_id_pk" PRIMARY KEY("project_id","designer_id")
);
--> statement-breakpoint
CREATE TABLE "hire_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"designer_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"stripe_payment_intent_id" text,
	"stripe_charge_id" text,
	"failure_message" text,
	"paid_at" timestamp (3) with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"stripe_refund_id" text,
	"refunded_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"payout_status" text DEFAULT 'none' NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"payout_failure_code" text,
	"stripe_transfer_id" text,
	"transferred_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_payments_stripePaymentIntentId_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "hire_payments_stripeRefundId_unique" UNIQUE("stripe_refund_id"),
	CONSTRAINT "hire_payments_stripeTransferId_unique" UNIQUE("stripe_transfer_id"),
	CONSTRAINT "hire_payments_kind" CHECK ("hire_payments"."kind" in ('upfront', 'final')),
	CONSTRAINT "hire_payments_status" CHECK ("hire_payments"."status" in ('open', 'processing', 'paid', 'refunding', 'refunded', 'canceled', 'failed')),
	CONSTRAINT "hire_payments_payout" CHECK ("hire_payments"."payout_status" in ('none', 'pending', 'paying', 'paid')),
	CONSTRAINT "hire_payments_shares" CHECK ("hire_payments"."designer_cents" + "hire_payments"."commission_cents" + "hire_payments"."refunded_cents" = "hire_payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "hire_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"notes" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_reviews_rating" CHECK ("hire_reviews"."rating" between 1 and 5),
	CONSTRAINT "hire_reviews_not_self" CHECK ("hire_reviews"."author_id" <> "hire_reviews"."subject_id")
);
--> statement-breakpoint
CREATE TABLE "project_search" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "hire_projects" DROP CONSTRAINT "hire_projects_client_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "hire_projects" DROP CONSTRAINT "hire_projects_designer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "commission_rate" numeric(5, 4) DEFAULT '0.1000' NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "agreed_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "due_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "final_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "reminded" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "preview_key" text;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "bytes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "status" text DEFAULT 'issued' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "hire_project_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "hire_project_id" uuid;--> statement-breakpoint
ALTER TABLE "application_works" ADD CONSTRAINT "application_works_application_id_hire_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."hire_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_works" ADD CONSTRAINT "application_works_portfolio_id_designer_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."designer_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_applications" ADD CONSTRAINT "hire_applications_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_applications" ADD CONSTRAINT "hire_applications_designer_id_users_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_cards" ADD CONSTRAINT "hire_cards_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_disputes" ADD CONSTRAINT "hire_disputes_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_disputes" ADD CONSTRAINT "hire_disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_disputes" ADD CONSTRAINT "hire_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_invitations" ADD CONSTRAINT "hire_invitations_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_invitations" ADD CONSTRAINT "hire_invitations_designer_id_users_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_payments" ADD CONSTRAINT "hire_payments_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_payments" ADD CONSTRAINT "hire_payments_application_id_hire_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."hire_applications"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_reviews" ADD CONSTRAINT "hire_reviews_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_reviews" ADD CONSTRAINT "hire_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_reviews" ADD CONSTRAINT "hire_reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_search" ADD CONSTRAINT "project_search_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_works_portfolio" ON "application_works" USING btree ("portfolio_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_applications_once" ON "hire_applications" USING btree ("project_id","designer_id");--> statement-breakpoint
CREATE INDEX "hire_applications_designer" ON "hire_applications" USING btree ("designer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_disputes_open" ON "hire_disputes" USING btree ("project_id") WHERE "hire_disputes"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "hire_disputes_project" ON "hire_disputes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hire_disputes_opener" ON "hire_disputes" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "hire_disputes_decider" ON "hire_disputes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "hire_events_project" ON "hire_events" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "hire_events_actor" ON "hire_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "hire_events_member" ON "hire_events" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "hire_invitations_designer" ON "hire_invitations" USING btree ("designer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_payments_one_live" ON "hire_payments" USING btree ("project_id","kind") WHERE "hire_payments"."status" in ('open', 'processing', 'paid');--> statement-breakpoint
CREATE INDEX "hire_payments_project" ON "hire_payments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hire_payments_application" ON "hire_payments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "hire_payments_due" ON "hire_payments" USING btree ("released_at") WHERE "hire_payments"."payout_status" in ('pending', 'paying');--> statement-breakpoint
CREATE UNIQUE INDEX "hire_reviews_once" ON "hire_reviews" USING btree ("project_id","author_id");--> statement-breakpoint
CREATE INDEX "hire_reviews_subject" ON "hire_reviews" USING btree ("subject_id","published_at");--> statement-breakpoint
CREATE INDEX "hire_reviews_author" ON "hire_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "project_search_words" ON "project_search" USING gin ("words");--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_designer_id_users_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_hire_project_id_hire_projects_id_fk" FOREIGN KEY ("hire_project_id") REFERENCES "public"."hire_projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_hire_project_id_hire_projects_id_fk" FOREIGN KEY ("hire_project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_projects_running" ON "hire_projects" USING btree ("status") WHERE "hire_projects"."status" in ('in_progress', 'under_review');--> statement-breakpoint
CREATE INDEX "project_milestones_proposer" ON "project_milestones" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "ledger_transactions_hire" ON "ledger_transactions" USING btree ("hire_project_id");--> statement-breakpoint
CREATE INDEX "notifications_hire" ON "notifications" USING btree ("hire_project_id");--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_split" CHECK ("hire_projects"."designer_amount" + "hire_projects"."commission_amount" = "hire_projects"."upfront_amount" + "hire_projects"."remaining_amount");--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_not_own" CHECK ("hire_projects"."designer_id" is null or "hire_projects"."designer_id" <> "hire_projects"."client_id");--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_status" CHECK ("project_files"."status" in ('issued', 'ready'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('provider', 'artist', 'commission', 'premium', 'contested', 'escrow'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'refund', 'transfer', 'reversal', 'dispute', 'dispute_won', 'dispute_lost', 'subscription', 'subscription_refund', 'hire_charge', 'hire_release', 'hire_refund', 'hire_dispute', 'hire_dispute_won', 'hire_dispute_lost'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('artwork', 'avatar', 'cover', 'portfolio'));--> statement-breakpoint
CREATE FUNCTION "project_vector"(project hire_projects, client users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(project.title, 'A')
    || public.search_vector(public.member_words(client), 'B')
    || public.search_vector(concat_ws(' ', project.description, project.requirements), 'D')
$$;
--> statement-breakpoint
CREATE FUNCTION "index_project"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into project_search (project_id, created_at, words)
  select new.id, new.created_at, project_vector(new, client) from users client where client.id = new.client_id
  on conflict (project_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, new.description));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "hire_projects_search" AFTER INSERT OR UPDATE OF title, description, requirements, client_id, created_at
  ON "hire_projects" FOR EACH ROW EXECUTE FUNCTION index_project();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_artist"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into artist_search (user_id, created_at, words) values (new.id, new.created_at, artist_vector(new))
  on conflict (user_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', member_words(new), new.city, new.borough, new.bio));
  if tg_op = 'UPDATE' then
    if member_words(new) is distinct from member_words(old) then
      update artwork_search set words = artwork_vector(work, new)
      from artworks work where work.user_id = new.id and work.id = artwork_search.artwork_id;
      update inspiration_search set words = inspiration_vector(content, new)
      from inspiration_content content where content.artist_id = new.id and content.id = inspiration_search.content_id;
      update course_search set words = course_vector(course, new)
      from courses course where course.instructor_id = new.id and course.id = course_search.course_id;
      update project_search set words = project_vector(project, new)
      from hire_projects project where project.client_id = new.id and project.id = project_search.project_id;
    end if;
  end if;
  return null;
end $$;
