CREATE INDEX "artist_sums_minutes_start_index" ON "artist_sums" USING btree ("minutes","start");--> statement-breakpoint
CREATE INDEX "search_sums_minutes_start_index" ON "search_sums" USING btree ("minutes","start");--> statement-breakpoint
CREATE INDEX "work_sums_minutes_start_index" ON "work_sums" USING btree ("minutes","start");