CREATE TYPE "public"."ad_type" AS ENUM('banner', 'video');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('photography', 'digital_art', 'ai_art', 'graphic_design', 'handmade_art');--> statement-breakpoint
CREATE TYPE "public"."award_type" AS ENUM('daily_winner', 'monthly_leader', 'yearly_champion');--> statement-breakpoint
CREATE TYPE "public"."hire_category" AS ENUM('web_design', 'mobile_app', 'logo_design', 'ui_ux', 'branding', 'print_design', 'illustration', 'animation');--> statement-breakpoint
CREATE TYPE "public"."milestone_status" AS ENUM('pending', 'in_progress', 'completed', 'approved');--> statement-breakpoint
CREATE TYPE "public"."project_status" AS ENUM('pending', 'in_progress', 'under_review', 'completed', 'cancelled', 'disputed');--> statement-breakpoint
CREATE TYPE "public"."inspiration_category" AS ENUM('photography', 'digital-art', 'ai-art', 'graphic-design');--> statement-breakpoint
CREATE TYPE "public"."inspiration_type" AS ENUM('short-video', 'lecture', 'tutorial', 'masterclass');--> statement-breakpoint
CREATE TYPE "public"."receipt_type" AS ENUM('artist', 'buyer', 'admin');--> statement-breakpoint
CREATE TYPE "public"."upload_status" AS ENUM('issued', 'ready', 'attached');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('member', 'moderator', 'admin');--> statement-breakpoint
CREATE TABLE "ads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"type" "ad_type" DEFAULT 'banner' NOT NULL,
	"image_url" text,
	"video_url" text,
	"click_url" text,
	"advertiser_name" text NOT NULL,
	"advertiser_id" uuid,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"impression_count" integer DEFAULT 0 NOT NULL,
	"skip_count" integer DEFAULT 0 NOT NULL,
	"play_count" integer DEFAULT 0 NOT NULL,
	"amount_paid" numeric(10, 2) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artwork_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artwork_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image_url" text NOT NULL,
	"alt_text" text,
	"medium" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"category" "category" NOT NULL,
	"price" numeric(10, 2),
	"is_for_sale" boolean DEFAULT false NOT NULL,
	"is_nft_available" boolean DEFAULT false NOT NULL,
	"sold_at" timestamp (3) with time zone,
	"licence" text,
	"credit" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artworks_price" CHECK ("artworks"."price" >= 0),
	CONSTRAINT "artworks_counters" CHECK ("artworks"."likes_count" >= 0 and "artworks"."views_count" >= 0 and "artworks"."comments_count" >= 0),
	CONSTRAINT "artworks_size" CHECK ("artworks"."width" > 0 and "artworks"."height" > 0),
	CONSTRAINT "artworks_sold_not_offered" CHECK ("artworks"."sold_at" is null or not "artworks"."is_for_sale")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" text NOT NULL,
	"user_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" "award_type" NOT NULL,
	"artwork_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"award_date" date NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image_url" text,
	"instructor_id" uuid NOT NULL,
	"price" numeric(10, 2),
	"duration" text,
	"rating" numeric(3, 2) DEFAULT '0' NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_price" CHECK ("courses"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"follower_id" uuid NOT NULL,
	"following_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_not_self" CHECK ("follows"."follower_id" <> "follows"."following_id")
);
--> statement-breakpoint
CREATE TABLE "designer_portfolios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image_url" text NOT NULL,
	"project_url" text,
	"category" "hire_category",
	"skills" text,
	"featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hire_projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" "hire_category" NOT NULL,
	"budget" numeric(10, 2) NOT NULL,
	"budget_text" text,
	"upfront_amount" numeric(10, 2) NOT NULL,
	"remaining_amount" numeric(10, 2) NOT NULL,
	"commission_amount" numeric(10, 2) NOT NULL,
	"designer_amount" numeric(10, 2) NOT NULL,
	"timeline" text NOT NULL,
	"requirements" text,
	"status" "project_status" DEFAULT 'pending' NOT NULL,
	"client_id" uuid NOT NULL,
	"designer_id" uuid,
	"upfront_paid" boolean DEFAULT false NOT NULL,
	"final_paid" boolean DEFAULT false NOT NULL,
	"upfront_payment_intent_id" text,
	"final_payment_intent_id" text,
	"client_approved" boolean DEFAULT false NOT NULL,
	"designer_completed" boolean DEFAULT false NOT NULL,
	"satisfaction_rating" integer,
	"satisfaction_notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"milestone_id" uuid,
	"file_name" text NOT NULL,
	"file_url" text NOT NULL,
	"file_type" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"due_date" timestamp (3) with time zone,
	"status" "milestone_status" DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "identity_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"video_url" text NOT NULL,
	"thumbnail_url" text,
	"category" "inspiration_category" NOT NULL,
	"type" "inspiration_type" NOT NULL,
	"duration" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"artist_id" uuid NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration_likes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid,
	"viewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"rate" numeric(5, 4) NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"stripe_transfer_id" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "commissions_stripeTransferId_unique" UNIQUE("stripe_transfer_id")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"handled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"delivery_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"artist_amount" numeric(10, 2) NOT NULL,
	"commission_amount" numeric(10, 2) NOT NULL,
	"commission_rate" numeric(5, 4) DEFAULT '0.1000' NOT NULL,
	"commission_agreed_at" timestamp (3) with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"stripe_payment_intent_id" text,
	"stripe_charge_id" text,
	"failure_message" text,
	"is_physical_item" boolean DEFAULT false NOT NULL,
	"shipping_address" text,
	"tracking_number" text,
	"reserved_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_stripePaymentIntentId_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "purchases_split" CHECK ("purchases"."artist_amount" + "purchases"."commission_amount" = "purchases"."amount"),
	CONSTRAINT "purchases_not_own" CHECK ("purchases"."buyer_id" <> "purchases"."seller_id"),
	CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('pending', 'processing', 'paid', 'shipped', 'delivered', 'canceled', 'failed', 'refunded', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"hidden" jsonb,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"receipt_type" "receipt_type" NOT NULL,
	"receipt_number" text NOT NULL,
	"generated_by" uuid NOT NULL,
	"issued_to" text NOT NULL,
	"issued_to_email" text,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_receiptNumber_unique" UNIQUE("receipt_number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" "upload_status" DEFAULT 'issued' NOT NULL,
	"key" text NOT NULL,
	"content_type" text,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "uploads_inspected" CHECK ("uploads"."status" = 'issued' or ("uploads"."width" is not null and "uploads"."height" is not null and "uploads"."placeholder" is not null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text,
	"subject" text,
	"email" text,
	"first_name" text,
	"last_name" text,
	"artist_name" text,
	"city" text,
	"borough" text,
	"instagram_url" text,
	"twitter_url" text,
	"linkedin_url" text,
	"website_url" text,
	"profile_image_url" text,
	"cover_image_url" text,
	"bio" text,
	"role" "user_role" DEFAULT 'member' NOT NULL,
	"is_professional" boolean DEFAULT false NOT NULL,
	"is_subscriber" boolean DEFAULT false NOT NULL,
	"is_credit_profile" boolean DEFAULT false NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"profile_completed" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"stripe_account_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_counters" CHECK ("users"."followers_count" >= 0 and "users"."following_count" >= 0 and "users"."total_likes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_advertiser_id_users_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_views" ADD CONSTRAINT "artwork_views_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_views" ADD CONSTRAINT "artwork_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_following_id_users_id_fk" FOREIGN KEY ("following_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designer_portfolios" ADD CONSTRAINT "designer_portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_projects" ADD CONSTRAINT "hire_projects_designer_id_users_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_project_id_hire_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hire_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD CONSTRAINT "inspiration_content_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_likes" ADD CONSTRAINT "inspiration_likes_content_id_inspiration_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."inspiration_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_likes" ADD CONSTRAINT "inspiration_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_views" ADD CONSTRAINT "inspiration_views_content_id_inspiration_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."inspiration_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_views" ADD CONSTRAINT "inspiration_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_generated_by_users_id_fk" FOREIGN KEY ("generated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_active" ON "ads" USING btree ("type","is_active","start_date","end_date");--> statement-breakpoint
CREATE INDEX "ads_advertiser" ON "ads" USING btree ("advertiser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_views_once" ON "artwork_views" USING btree ("artwork_id","user_id","day");--> statement-breakpoint
CREATE INDEX "artwork_views_user" ON "artwork_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "artworks_newest" ON "artworks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_category_newest" ON "artworks" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_user_newest" ON "artworks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_artwork_newest" ON "comments" USING btree ("artwork_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_pair" ON "likes" USING btree ("user_id","artwork_id");--> statement-breakpoint
CREATE INDEX "likes_artwork" ON "likes" USING btree ("artwork_id","created_at");--> statement-breakpoint
CREATE INDEX "likes_created" ON "likes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "awards_period" ON "awards" USING btree ("type","award_date");--> statement-breakpoint
CREATE INDEX "awards_user" ON "awards" USING btree ("user_id","award_date");--> statement-breakpoint
CREATE INDEX "awards_artwork" ON "awards" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "courses_instructor" ON "courses" USING btree ("instructor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_pair" ON "follows" USING btree ("follower_id","following_id");--> statement-breakpoint
CREATE INDEX "follows_following" ON "follows" USING btree ("following_id","created_at");--> statement-breakpoint
CREATE INDEX "designer_portfolios_user" ON "designer_portfolios" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hire_projects_newest" ON "hire_projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hire_projects_status" ON "hire_projects" USING btree ("status","category","created_at");--> statement-breakpoint
CREATE INDEX "hire_projects_client" ON "hire_projects" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "hire_projects_designer" ON "hire_projects" USING btree ("designer_id");--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_files_milestone" ON "project_files" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "project_files_uploader" ON "project_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "project_milestones_project" ON "project_milestones" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant" ON "identity_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_user_code" ON "identity_payloads" USING btree ("user_code");--> statement-breakpoint
CREATE INDEX "identity_payloads_expiry" ON "identity_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inspiration_newest" ON "inspiration_content" USING btree ("category","type","created_at","id");--> statement-breakpoint
CREATE INDEX "inspiration_artist" ON "inspiration_content" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspiration_likes_pair" ON "inspiration_likes" USING btree ("content_id","user_id");--> statement-breakpoint
CREATE INDEX "inspiration_likes_user" ON "inspiration_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inspiration_views_content" ON "inspiration_views" USING btree ("content_id","user_id");--> statement-breakpoint
CREATE INDEX "inspiration_views_user" ON "inspiration_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_receiver" ON "messages" USING btree ("receiver_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_pending" ON "commissions" USING btree ("created_at") WHERE "commissions"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_live" ON "purchases" USING btree ("artwork_id") WHERE "purchases"."status" in ('pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed');--> statement-breakpoint
CREATE INDEX "purchases_buyer" ON "purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_seller" ON "purchases" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("reserved_until") WHERE "purchases"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "sandbox_payments_kind" ON "sandbox_payments" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "sandbox_payments_body" ON "sandbox_payments" USING gin ("body" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "sandbox_payments_due" ON "sandbox_payments" USING btree ("due_at") WHERE "sandbox_payments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_once" ON "receipts" USING btree ("purchase_id","receipt_type","generated_by");--> statement-breakpoint
CREATE INDEX "receipts_generated_by" ON "receipts" USING btree ("generated_by","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_unattached" ON "uploads" USING btree ("created_at") WHERE "uploads"."status" <> 'attached';--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_identity" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_lower" ON "users" USING btree (lower("email"));