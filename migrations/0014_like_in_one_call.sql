DROP INDEX "notifications_artwork";--> statement-breakpoint
DROP INDEX "notifications_award";--> statement-breakpoint
DROP INDEX "notifications_purchase";--> statement-breakpoint
DROP INDEX "notifications_support";--> statement-breakpoint
DROP INDEX "notifications_hire";--> statement-breakpoint
DROP INDEX "notifications_content";--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("user_id","group_key");--> statement-breakpoint
CREATE INDEX "notifications_artwork" ON "notifications" USING btree ("artwork_id") WHERE "notifications"."artwork_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_award" ON "notifications" USING btree ("award_id") WHERE "notifications"."award_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_purchase" ON "notifications" USING btree ("purchase_id") WHERE "notifications"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_support" ON "notifications" USING btree ("support_request_id") WHERE "notifications"."support_request_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_hire" ON "notifications" USING btree ("hire_project_id") WHERE "notifications"."hire_project_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_content" ON "notifications" USING btree ("content_id") WHERE "notifications"."content_id" is not null;--> statement-breakpoint
-- A crash empties the table, and counting starts anew; in return no request waits for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
--> statement-breakpoint
-- Creates a notification for each member, or joins the unread one of its group; sorted, so that concurrent calls do not
-- deadlock. Returns who was notified: not those who muted the type, nor those with a block between them and the actor,
-- unless the notification ignores blocks.
CREATE FUNCTION "append_to_group"(
  "members" uuid[], "kind" notification_type, "group_of" text, "actor" uuid, "at" timestamptz, "ignores_blocks" boolean,
  "artwork" uuid, "award" uuid DEFAULT NULL, "purchase" uuid DEFAULT NULL, "support_request" uuid DEFAULT NULL,
  "content" uuid DEFAULT NULL, "hire_project" uuid DEFAULT NULL, "changed" text DEFAULT NULL
) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
begin
  return query
  with line as (
    insert into notifications (user_id, type, group_key, artwork_id, award_id, purchase_id, support_request_id,
      content_id, hire_project_id, change, happened_at)
    select member_id, kind, group_of, artwork, award, purchase, support_request, content, hire_project, changed, at
    from unnest(members) as recipient (member_id)
    where not exists (select 1 from notification_mutes muted where muted.user_id = member_id and muted.type = kind)
      and (ignores_blocks or not exists (select 1 from blocks
        where (blocker_id, blocked_id) in ((member_id, actor), (actor, member_id))))
    order by member_id
    on conflict (user_id, group_key) where read_at is null
      do update set happened_at = greatest(notifications.happened_at, excluded.happened_at)
    returning notifications.id, notifications.user_id
  ), joined as (
    insert into notification_actors as known (notification_id, actor_id, happened_at)
    select line.id, actor, at from line where actor is not null
    on conflict (notification_id, actor_id) do update set happened_at = excluded.happened_at
  )
  select line.user_id from line;
end $$;
--> statement-breakpoint
-- Removes the actor from notifications that the caller has locked, and deletes those without actors, unless their type
-- is kept. A notification's time becomes that of its newest remaining actor. One by one: each statement is two lookups.
CREATE FUNCTION "remove_actor"("ids" uuid[], "actor" uuid, "kept" notification_type[] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
declare
  line uuid;
  newest timestamptz;
begin
  foreach line in array ids loop
    delete from notification_actors where notification_id = line and actor_id = actor;
    select max(happened_at) into newest from notification_actors where notification_id = line;
    if newest is null then
      delete from notifications where id = line and type <> all(kept);
    else
      update notifications set happened_at = newest where id = line and happened_at <> newest;
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- Removes the actor from the member's notifications of that group, read or not. Returns whether there were any.
CREATE FUNCTION "remove_from_group"("member" uuid, "group_of" text, "actor" uuid)
RETURNS boolean LANGUAGE plpgsql AS $$
declare
  ids uuid[];
begin
  -- The offset keeps Postgres from starting with everything the actor has done.
  ids := array(select line.id from notifications line
    where line.user_id = member and line.group_key = group_of and exists (
      select 1 from notification_actors known where known.notification_id = line.id and known.actor_id = actor offset 0)
    order by line.id for update);
  perform remove_actor(ids, actor);
  return cardinality(ids) > 0;
end $$;
--> statement-breakpoint
-- Toggles a member's like of a work they may see, with both counters and the artist's notification, in one call: the work
-- is locked for one round trip. Locks: work, artist, notification. No row if the work is gone.
CREATE FUNCTION "toggle_like"("member" uuid, "work" uuid, "at" timestamptz)
RETURNS TABLE ("is_liked" boolean, "likes_now" integer, "artist" uuid, "is_notified" boolean) LANGUAGE plpgsql AS $$
begin
  select user_id into artist from artworks where id = work for no key update;
  if not found then
    return;
  end if;
  -- Each statement sees what was committed before it, so also the toggle that held the lock.
  delete from likes where user_id = member and artwork_id = work;
  is_liked := not found;
  if is_liked then
    insert into likes (user_id, artwork_id) values (member, work);
  end if;
  update artworks set likes_count = likes_count + case when is_liked then 1 else -1 end
  where id = work returning likes_count into likes_now;
  update users set total_likes = total_likes + case when is_liked then 1 else -1 end where id = artist;
  is_notified := artist <> member and case
    when is_liked then exists (
      select 1 from append_to_group(array[artist], 'like', 'like:' || work, member, at, false, work))
    else remove_from_group(artist, 'like:' || work, member) end;
  return next;
end $$;
