ALTER TYPE "public"."report_subject" ADD VALUE 'inspiration';--> statement-breakpoint
ALTER TYPE "public"."report_subject" ADD VALUE 'course';--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"video_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"content" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_reviews_rating" CHECK ("course_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_lesson_id" uuid,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollments_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "finished_lessons" (
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finished_lessons_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_search" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspiration_search" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"url" text NOT NULL,
	"video_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_positions" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_positions_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"source_key" text NOT NULL,
	"multipart_id" text,
	"full_key" text,
	"preview_key" text,
	"poster_key" text,
	"captions_key" text,
	"content_type" text,
	"bytes" bigint,
	"duration_seconds" numeric(9, 2),
	"width" integer,
	"height" integer,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"attached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "videos_status" CHECK ("videos"."status" in ('uploading', 'waiting', 'processing', 'ready', 'failed')),
	CONSTRAINT "videos_processed" CHECK ("videos"."status" <> 'ready' or ("videos"."full_key" is not null and "videos"."preview_key" is not null and "videos"."duration_seconds" is not null))
);
--> statement-breakpoint
DROP INDEX "inspiration_views_content";--> statement-breakpoint
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "courses_instructor";--> statement-breakpoint
DROP INDEX "inspiration_newest";--> statement-breakpoint
-- Without a video there is nothing to show; likes and views go along.
DELETE FROM "inspiration_content";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "enrolled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lessons_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What could be seen until now stays to be seen.
UPDATE "courses" SET "is_published" = true;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD COLUMN "video_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inspiration_views" ADD COLUMN "day" date DEFAULT (now() at time zone 'utc')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_last_lesson_id_course_lessons_id_fk" FOREIGN KEY ("last_lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_lessons" ADD CONSTRAINT "finished_lessons_lesson_id_course_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_lessons" ADD CONSTRAINT "finished_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_search" ADD CONSTRAINT "inspiration_search_content_id_inspiration_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."inspiration_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_imports" ADD CONSTRAINT "video_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_imports" ADD CONSTRAINT "video_imports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('artwork', 'avatar', 'cover'));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_lessons_order" ON "course_lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "course_lessons_video" ON "course_lessons" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_pair" ON "course_reviews" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_reviews_newest" ON "course_reviews" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_reviews_user" ON "course_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrollments_user" ON "enrollments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_lesson" ON "enrollments" USING btree ("last_lesson_id");--> statement-breakpoint
CREATE INDEX "finished_lessons_user" ON "finished_lessons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_search_words" ON "course_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "inspiration_search_words" ON "inspiration_search" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "video_imports_token" ON "video_imports" USING btree ("token");--> statement-breakpoint
CREATE INDEX "video_imports_user" ON "video_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "video_positions_video" ON "video_positions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "videos_user" ON "videos" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_unattached" ON "videos" USING btree ("created_at") WHERE "videos"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "videos_waiting" ON "videos" USING btree ("created_at") WHERE "videos"."status" in ('waiting', 'processing');--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD CONSTRAINT "inspiration_content_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inspiration_video" ON "inspiration_content" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "inspiration_viewed" ON "inspiration_content" USING btree ("view_count","created_at","id") WHERE "inspiration_content"."is_published";--> statement-breakpoint
CREATE INDEX "inspiration_liked" ON "inspiration_content" USING btree ("like_count","created_at","id") WHERE "inspiration_content"."is_published";--> statement-breakpoint
CREATE INDEX "inspiration_filtered" ON "inspiration_content" USING btree ("category","type","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspiration_views_once" ON "inspiration_views" USING btree ("content_id","user_id","day");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("created_at","id") WHERE "courses"."is_published";--> statement-breakpoint
CREATE INDEX "courses_instructor" ON "courses" USING btree ("instructor_id","created_at");--> statement-breakpoint
CREATE INDEX "inspiration_newest" ON "inspiration_content" USING btree ("created_at","id") WHERE "inspiration_content"."is_published";--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_counters" CHECK ("courses"."enrolled_count" >= 0 and "courses"."lessons_count" >= 0 and "courses"."reviews_count" >= 0);--> statement-breakpoint
ALTER TABLE "inspiration_content" ADD CONSTRAINT "inspiration_counters" CHECK ("inspiration_content"."view_count" >= 0 and "inspiration_content"."like_count" >= 0);--> statement-breakpoint
CREATE FUNCTION "inspiration_vector"(content inspiration_content, artist users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(content.title, 'A')
    || public.search_vector(public.member_words(artist), 'B')
    || public.search_vector(content.description, 'D')
$$;
--> statement-breakpoint
CREATE FUNCTION "course_vector"(course courses, instructor users) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.search_vector(course.title, 'A')
    || public.search_vector(public.member_words(instructor), 'B')
    || public.search_vector(course.description, 'D')
$$;
--> statement-breakpoint
CREATE FUNCTION "index_inspiration"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not new.is_published then
    delete from inspiration_search where content_id = new.id;
    return null;
  end if;
  insert into inspiration_search (content_id, created_at, words)
  select new.id, new.created_at, inspiration_vector(new, artist) from users artist where artist.id = new.artist_id
  on conflict (content_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, new.description));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "inspiration_content_search" AFTER INSERT OR UPDATE OF title, description, artist_id, is_published, created_at
  ON "inspiration_content" FOR EACH ROW EXECUTE FUNCTION index_inspiration();
--> statement-breakpoint
CREATE FUNCTION "index_course"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not new.is_published then
    delete from course_search where course_id = new.id;
    return null;
  end if;
  insert into course_search (course_id, created_at, words)
  select new.id, new.created_at, course_vector(new, instructor) from users instructor where instructor.id = new.instructor_id
  on conflict (course_id) do update set created_at = excluded.created_at, words = excluded.words;
  perform keep_search_words(concat_ws(' ', new.title, new.description));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "courses_search" AFTER INSERT OR UPDATE OF title, description, instructor_id, is_published, created_at
  ON "courses" FOR EACH ROW EXECUTE FUNCTION index_course();
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
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
INSERT INTO "course_search" SELECT course.id, course.created_at, course_vector(course, instructor)
  FROM "courses" course JOIN "users" instructor ON instructor.id = course.instructor_id;
--> statement-breakpoint
SELECT keep_search_words(concat_ws(' ', title, description)) FROM "courses";
