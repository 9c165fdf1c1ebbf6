CREATE TABLE "legal_versions" (
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"changes" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_page_version_pk" PRIMARY KEY("page","version")
);
--> statement-breakpoint
CREATE TABLE "terms_agreements" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"how" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_agreements_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "terms_agreements" ADD CONSTRAINT "terms_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_agreements_version" ON "terms_agreements" USING btree ("version");