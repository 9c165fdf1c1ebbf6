-- Tables and indexes get the names of the glossary; rows stay as they are.
ALTER TABLE "hire_events" RENAME TO "project_activities";--> statement-breakpoint
ALTER TABLE "project_activities" RENAME COLUMN "words" TO "note";--> statement-breakpoint
ALTER SEQUENCE "hire_events_id_seq" RENAME TO "project_activities_id_seq";--> statement-breakpoint
ALTER TABLE "project_activities" RENAME CONSTRAINT "hire_events_pkey" TO "project_activities_pkey";--> statement-breakpoint
ALTER TABLE "project_activities" RENAME CONSTRAINT "hire_events_project_id_hire_projects_id_fk" TO "project_activities_project_id_hire_projects_id_fk";--> statement-breakpoint
ALTER TABLE "project_activities" RENAME CONSTRAINT "hire_events_actor_id_users_id_fk" TO "project_activities_actor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "project_activities" RENAME CONSTRAINT "hire_events_member_id_users_id_fk" TO "project_activities_member_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "hire_events_project" RENAME TO "project_activities_project";--> statement-breakpoint
ALTER INDEX "hire_events_actor" RENAME TO "project_activities_actor";--> statement-breakpoint
ALTER INDEX "hire_events_member" RENAME TO "project_activities_member";--> statement-breakpoint
ALTER TABLE "feed_places" RENAME TO "feed_positions";--> statement-breakpoint
ALTER TABLE "feed_positions" RENAME CONSTRAINT "feed_places_artwork_id_artworks_id_fk" TO "feed_positions_artwork_id_artworks_id_fk";--> statement-breakpoint
ALTER INDEX "feed_places_order" RENAME TO "feed_positions_order";--> statement-breakpoint
ALTER INDEX "feed_places_artwork" RENAME TO "feed_positions_artwork";--> statement-breakpoint
ALTER INDEX "notifications_open_line" RENAME TO "notifications_open_group";
