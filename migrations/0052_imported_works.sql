CREATE TABLE "imported_works" (
	"user_id" uuid NOT NULL,
	"import_key" text NOT NULL,
	"artwork_id" uuid NOT NULL,
	CONSTRAINT "imported_works_user_id_import_key_pk" PRIMARY KEY("user_id","import_key")
);
--> statement-breakpoint
ALTER TABLE "imported_works" ADD CONSTRAINT "imported_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_works" ADD CONSTRAINT "imported_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_works_artwork" ON "imported_works" USING btree ("artwork_id");